import type { JetstressRun, VolumeFigures } from '../engine/roles-index.ts'

/** A run of which nothing is known yet: a reader sets what its report says. */
export const unknownRun: JetstressRun = {
  kind: 'performance',
  release: null,
  part: 'test',
  machine: null,
  started: null,
  ended: null,
  seconds: null,
  said: null,
  achieved: null,
  target: null,
  threads: null,
  databases: null,
  bytesAtStart: null,
  bytesAtEnd: null,
  limits: { readMean: null, readMost: null, logWriteMean: null, logWriteMost: null },
  volumes: [],
  replays: [],
  backups: [],
  overTime: null,
  incomplete: false,
}

/** A volume of which nothing is known but its name and what it holds. */
export function unknownVolume({ name, role }: Pick<VolumeFigures, 'name' | 'role'>): VolumeFigures {
  return {
    name,
    role,
    reads: null,
    writes: null,
    readMs: null,
    writeMs: null,
    bytesPerRead: null,
    bytesPerWrite: null,
    maintenanceReads: null,
    replicationReads: null,
  }
}
