import { citeEqualLogic, derivedFrom } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { assumedFigure, citedFigure, type Worked } from '../core/worked.ts'
import words from './constant-words.json' with { type: 'json' }

function constant<U extends Unit>(name: keyof typeof words, value: number, unit: U): Worked<U> {
  const { label, reason } = words[name]
  return assumedFigure(label, value, unit, reason)
}

/** Constants of the model, fixed before the fit, each with its physical reason. */
export const fixedModelConstants = {
  rotation: constant('rotation', 0.5, '%'),
  raidWeight: constant('raidWeight', 0.1, '%'),
  writeRaidWeight: constant('writeRaidWeight', 0.05, '%'),
  driveSaturation: constant('driveSaturation', 230, 'IOPS/drive'),
  readController: constant('readController', 0.1, '%'),
  writeController: constant('writeController', 0.5, '%'),
  logController: constant('logController', 0.1, '%'),
  maintenanceEach: citedFigure(
    'Maintenance of one database',
    33,
    'IOPS/database',
    derivedFrom(citeEqualLogic('5.1 and Table 4'), '11 % of 1,530 IOPS ÷ 5 databases.'),
  ),
  halfway: constant('halfway', 300, 'GB/drive'),
  cacheTime: constant('cacheTime', 0.5, 'ms'),
  writeSaturation: constant('writeSaturation', 400, 'IOPS/drive'),
} as const satisfies Readonly<Record<keyof typeof words | 'maintenanceEach', Worked>>

/** The `fixedModelConstants` constants, or others in their place. */
export type ModelConstants = typeof fixedModelConstants
