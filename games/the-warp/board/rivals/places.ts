import type { RivalId } from '../../content/index.ts';

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** Where everything stands on the star chart: as wide as a desk, or as tall as a phone. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly home: ChartPoint;
  readonly gate: ChartPoint;
  readonly rivals: Readonly<Record<RivalId, ChartPoint>>;
  /** The clouds behind each tier, and its name. */
  readonly regions: readonly {
    readonly cloud: ChartPoint;
    readonly r: ChartPoint;
    readonly name: ChartPoint;
  }[];
  /** Between the regions. */
  readonly jumps: readonly [ChartPoint, ChartPoint];
}

const at = (x: number, y: number): ChartPoint => ({ x, y });

export const WIDE: ChartLayout = {
  width: 1200,
  height: 568,
  home: at(62, 490),
  gate: at(1148, 250),
  rivals: {
    dura: at(128, 330),
    skolok: at(240, 168),
    silna: at(262, 440),
    xurdun: at(384, 290),
    tavma: at(566, 158),
    solca: at(566, 432),
    zeto: at(694, 290),
    xelo: at(774, 452),
    ralan: at(908, 168),
    darja: at(926, 432),
    xotan: at(1034, 296),
  },
  regions: [
    { cloud: at(250, 310), r: at(270, 250), name: at(240, 40) },
    { cloud: at(665, 310), r: at(240, 250), name: at(660, 40) },
    { cloud: at(985, 300), r: at(220, 250), name: at(985, 40) },
  ],
  jumps: [at(474, 288), at(826, 262)],
};

export const TALL: ChartLayout = {
  width: 390,
  height: 1250,
  home: at(330, 62),
  gate: at(195, 1176),
  rivals: {
    dura: at(110, 110),
    skolok: at(276, 176),
    silna: at(104, 274),
    xurdun: at(268, 340),
    tavma: at(112, 510),
    solca: at(280, 564),
    zeto: at(106, 672),
    xelo: at(272, 732),
    ralan: at(110, 906),
    darja: at(280, 930),
    xotan: at(195, 1064),
  },
  regions: [
    { cloud: at(195, 220), r: at(230, 200), name: at(104, 28) },
    { cloud: at(195, 620), r: at(230, 200), name: at(104, 426) },
    { cloud: at(195, 1010), r: at(230, 200), name: at(104, 824) },
  ],
  jumps: [at(300, 440), at(300, 826)],
};
