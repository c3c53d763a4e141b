import { counterForm } from './counter-reader.ts'
import { htmlForm } from './html-reader.ts'
import { modernText } from './modern-text.ts'
import type { ReportForm } from './report-reader.ts'
import { resultForm } from './result-reader.ts'
import { textReports } from './text-report.ts'

/** Every form of report that is read; the first that a text begins like reads it. Text comes last. */
export const reportForms: readonly ReportForm[] = [
  counterForm,
  resultForm,
  htmlForm,
  modernText,
  textReports,
]

/** Other tools that measure storage or mail, and what their reports begin like. */
const otherTools: readonly (readonly [string, RegExp])[] = [
  ['Exchange Load Generator', /Load ?Generator|\bLoadGen\b/i],
  ['DiskSpd', /\bdiskspd\b/i],
  ['SQLIO', /^\s*sqlio v\d|\bsqlio\.exe\b/i],
  ['SQLIOSim', /\bSQLIOSim\b/i],
  ['Iometer', /\bIometer\b/i],
  ['fio', /^\s*fio-\d|"fio version"|\bfio \d\.\d/i],
  ['Vdbench', /\bvdbench\b/i],
  ['CrystalDiskMark', /\bCrystalDiskMark\b/i],
  ['LoadSim', /\bLoadSim\b|Load Simulator/i],
]

/** What a text that holds no run is, where that can be told: another tool, by its name. */
export function toolOf(beginning: string): string | null {
  return otherTools.find(([, says]) => says.test(beginning))?.[0] ?? null
}

/** Whether a text tells Jetstress what to do, and not what it did. */
export function isConfiguration(beginning: string): boolean {
  return (
    /<configuration[\s>]/.test(beginning) && /<(TestDesignInfo|ExchangeProfile)>/.test(beginning)
  )
}
