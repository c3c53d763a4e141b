import type {
  JetstressRun,
  ReportedRun,
  VolumeFigures,
} from '../../../src/engine/jetstress/index.ts'
import {
  makeVolumeWithoutFigures,
  runWithoutFigures,
} from '../../../src/jetstress/report-reader.ts'

type VolumeOf = Partial<VolumeFigures> & Pick<VolumeFigures, 'name'>

/** A volume of databases, and one of logs. */
export const database = (of: VolumeOf): VolumeFigures => ({
  ...makeVolumeWithoutFigures({ name: of.name, role: 'database' }),
  ...of,
})
export const log = (of: VolumeOf): VolumeFigures => ({
  ...makeVolumeWithoutFigures({ name: of.name, role: 'log' }),
  ...of,
})

/** A run as a report of its machine would have it, of the length that is asked for; its id is that of its machine and start. */
export function reported(of: Partial<JetstressRun>, report = `${of.machine}.html`): ReportedRun {
  const seconds = of.kind === 'stress' ? 86_400 : 7200
  const run = { ...runWithoutFigures, said: 'pass', seconds, ...of } as const
  return { id: `${report}/${run.kind}/${run.started}`, report, run }
}

/** The runs of the AX4-5i, EMC 2008, Appendix A: printed to three decimals, latencies by the log lines. */
const ax4 = { release: '2007', machine: '8B8MGD1', databases: 2, threads: 7 } as const
const averages = { readMean: 20, logWriteMean: 10 }

export const twoHours = reported(
  {
    ...ax4,
    started: '2008-08-06T13:43:24',
    ended: '2008-08-06T15:48:42',
    achieved: 592.487,
    limits: { ...averages, readMost: 50, logWriteMost: 50 },
    volumes: [
      database({ name: 'O:', reads: 137.987, writes: 160.157, readMs: 17.1, writeMs: 6 }),
      database({ name: 'P:', reads: 136.587, writes: 157.755, readMs: 18, writeMs: 6 }),
      log({ name: 'M:', reads: 0, writes: 88.278, readMs: 0, writeMs: 2.4 }),
      log({ name: 'N:', reads: 0, writes: 88.001, readMs: 0, writeMs: 2.4 }),
    ],
  },
  'Appendix A',
)

export const fullDay = reported(
  {
    ...ax4,
    kind: 'stress',
    started: '2008-08-07T23:58:09',
    ended: '2008-08-09T00:03:37',
    achieved: 555.302,
    limits: { ...averages, readMost: 100, logWriteMost: 100 },
    volumes: [
      database({ name: 'O:', reads: 135.914, writes: 141.3, readMs: 17.5, writeMs: 6 }),
      database({ name: 'P:', reads: 136.184, writes: 141.904, readMs: 18.1, writeMs: 6 }),
      log({ name: 'M:', reads: 0, writes: 78.059, readMs: 0, writeMs: 2.5 }),
      log({ name: 'N:', reads: 0, writes: 78.684, readMs: 0, writeMs: 2.5 }),
    ],
  },
  'Appendix A',
)
