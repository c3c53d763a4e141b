import { citeEqualLogic, derivedFrom } from '../core/source.ts'
import { assumedFigure, citedFigure } from '../core/worked.ts'

/** Constants of the model, fixed before the fit, each with its physical reason. */
export const fixedModelConstants = {
  rotation: assumedFigure(
    'Share of an access that turns with the drive',
    0.5,
    '%',
    'About half of a random access waits for the platter, the rest for the arm and the electronics.',
  ),
  raidWeight: assumedFigure(
    'Weight of a write penalty',
    0.1,
    '%',
    'Write caches hide most of the extra accesses of a RAID policy; the tests of Table 12 are 4 to 12 % apart.',
  ),
  writeRaidWeight: assumedFigure(
    'Weight of a write penalty, database writes',
    0.05,
    '%',
    'The cache empties in whole stripes where it can, which need none of the extra accesses: half of what reads feel.',
  ),
  driveSaturation: assumedFigure(
    'Load that saturates a drive, log writes',
    230,
    'IOPS/drive',
    'A log write waits behind the same drives as a read, so both find them saturated at the same load: public figures are 180 to 230 for 15,000 rpm.',
  ),
  readController: assumedFigure(
    'Share of reads bound by the controller',
    0.1,
    '%',
    'A small part of the time of a read does not shrink with more drives.',
  ),
  writeController: assumedFigure(
    'Share of writes bound by the controller',
    0.5,
    '%',
    'Writes are taken by the cache of the controller and reach the drives later.',
  ),
  logController: assumedFigure(
    'Share of log writes bound by the controller',
    0.1,
    '%',
    'A small part of the time of a log write does not shrink with more drives.',
  ),
  maintenanceEach: citedFigure(
    'Maintenance of one database',
    33,
    'IOPS/database',
    derivedFrom(citeEqualLogic('5.1 and Table 4'), '11 % of 1,530 IOPS ÷ 5 databases.'),
  ),
  halfway: assumedFigure(
    'Data that shows half of the effect',
    300,
    'GB/drive',
    'Half of the drives of 600 GB in the tests.',
  ),
  cacheTime: assumedFigure(
    'Time of the write cache',
    0.5,
    'ms',
    'A write the cache takes at once.',
  ),
  writeSaturation: assumedFigure(
    'Load that saturates a drive, writes',
    400,
    'IOPS/drive',
    'Beyond every test: without it writes would never saturate an array.',
  ),
} as const

/** The `fixedModelConstants` constants, or others in their place. */
export type ModelConstants = typeof fixedModelConstants
