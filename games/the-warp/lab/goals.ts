import type { GoalFinding, Seat } from '@warptable/kernel';
import { MISSIONS } from '../content/index.ts';
import type { MissionId } from '../content/index.ts';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpView } from '../rules/view.ts';

/**
 * Private Missions of those who drew them; and those that anybody could complete, for every seat from when they lay there
 * (TW 13.2).
 */
export function goalsOf(view: WarpView, events: readonly WarpEvent[]): GoalFinding[] {
  const missions = new Missions();
  for (const event of events) missions.note(event);
  for (const one of [...view.open, ...view.pioneering]) if (one) missions.lies(one.id);
  return [...missions.privateOnes, ...missions.commonOnes(view.players.length)];
}

type Goal = { -readonly [Key in keyof GoalFinding]: GoalFinding[Key] };

/** A mission for all: since when it lay there, and in which rounds seats completed it. */
interface Common {
  readonly since: number;
  readonly done: Map<Seat, number>;
}

class Missions {
  readonly privateOnes: Goal[] = [];
  private readonly held = new Map<string, Goal>();
  private readonly common = new Map<MissionId, Common>();
  /** 0 while the game is set up. */
  private round = 0;

  note(event: WarpEvent): void {
    switch (event.type) {
      case 'RoundBegan':
        this.round = event.round;
        return;
      case 'MissionsKept':
        for (const id of event.only?.missions ?? []) this.hold(event.seat, id);
        return;
      case 'MissionDrawn':
        if (event.only) this.hold(event.seat, event.only.mission);
        return;
      case 'MissionDiscarded':
        this.held.delete(`${event.seat}/${event.only?.mission}`);
        return;
      case 'OpenMissionTurned':
        this.lies(event.mission, this.round);
        return;
      case 'MissionCompleted':
        this.complete(event.seat, event.mission);
        return;
      default:
    }
  }

  /** What lay there from the beginning is told by no event. */
  lies(id: MissionId, since = 0): Common {
    const mission = this.common.get(id) ?? { since, done: new Map() };
    this.common.set(id, mission);
    return mission;
  }

  commonOnes(seats: number): GoalFinding[] {
    return [...this.common].flatMap(([id, { since, done }]) => {
      const subject = MISSIONS[id].type === 'pioneering' ? 'pioneering' : 'openMission';
      return Array.from({ length: seats }, (_, seat) => ({
        subject,
        id,
        seat,
        taken: since,
        done: done.get(seat) ?? null,
      }));
    });
  }

  private hold(seat: Seat, id: MissionId): void {
    const goal: Goal = { subject: 'mission', id, seat, taken: this.round, done: null };
    this.privateOnes.push(goal);
    this.held.set(`${seat}/${id}`, goal);
  }

  private complete(seat: Seat, id: MissionId): void {
    const own = this.held.get(`${seat}/${id}`);
    if (own) own.done = this.round;
    else this.lies(id).done.set(seat, this.round);
  }
}
