import { INTEL, SECTIONS } from '../content/index.ts';
import type { RegionId } from '../content/index.ts';
import { lab } from '../words/en/lab.ts';
import {
  attributeName,
  factionName,
  intelName,
  isAttribute,
  isCard,
  isFaction,
  isLeader,
  leaderName,
  sectionName,
  tacticsName,
} from '../words/names.ts';
import { landingName } from '../words/places.ts';
import { sayLab } from '../words/say-lab.ts';

/** The name of a subject, or of one thing of it. */
export function nameOf(subject: string, id?: string): string {
  if (id === undefined) return isKey(lab.subjects, subject) ? sayLab(`lab.subjects.${subject}`) : subject;
  return nameOfThing(subject, id) ?? id;
}

function nameOfThing(subject: string, id: string): string | undefined {
  switch (subject) {
    case 'faction':
      return isFaction(id) ? factionName(id) : undefined;
    case 'leader':
      return isLeader(id) ? leaderName(id) : undefined;
    case 'base':
      return landingName(id as RegionId);
    case 'ending':
      return isKey(lab.endings, id) ? sayLab(`lab.endings.${id}`) : undefined;
    case 'tactics':
      return isCard(id) ? tacticsName(id) : undefined;
    case 'attribute':
      return isAttribute(id) ? attributeName(id) : undefined;
    case 'intel':
      return isKey(INTEL, id) ? intelName(id) : undefined;
    default:
      return sectionOf(id);
  }
}

function sectionOf(id: string): string | undefined {
  const section = SECTIONS.find((one) => one === id);
  return section && sectionName(section);
}

const isKey = <T extends object>(table: T, id: string): id is keyof T & string => Object.hasOwn(table, id);
