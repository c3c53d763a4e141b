import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether LibreOffice is installed here. */
export const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0

/** Without this setting, LibreOffice keeps what formulas came to when the file was written. */
const always = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`

/** A workbook as LibreOffice opens and saves it, all its formulas calculated anew; or as CSV of its first sheet. */
export function savedByLibreOffice(bytes: Uint8Array, as: 'xlsx' | 'csv' = 'xlsx'): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'spreadsheet-'))
  try {
    const [given, saved] = [join(folder, 'given.xlsx'), join(folder, 'saved')]
    const settings = join(folder, 'profile', 'user')
    mkdirSync(settings, { recursive: true })
    writeFileSync(join(settings, 'registrymodifications.xcu'), always)
    writeFileSync(given, bytes)
    execFileSync('soffice', [
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      ...['--convert-to', as, '--outdir', saved, given],
    ])
    return new Uint8Array(readFileSync(join(saved, `given.${as}`)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
