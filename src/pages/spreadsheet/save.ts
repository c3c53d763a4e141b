import type { ProjectState } from '../../app/store/history.ts'
import { variantsOf } from '../../app/store/project-state.ts'
import { projectTitle } from '../../app/store/variants.ts'
import { fileNameOf } from '../../codec/index.ts'
import { xlsxOf } from '../../spreadsheet/index.ts'
import type { Format } from '../../ui/format.ts'
import { saveFile } from '../../ui/save-file.tsx'
import { planBook } from './plan-book.ts'

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Makes the spreadsheet of a project and downloads it. */
export async function saveSpreadsheet(now: ProjectState, format: Format): Promise<void> {
  const title = projectTitle(now)
  const book = await planBook({
    variants: variantsOf(now),
    open: now.before.length,
    projectName: now.projectName,
    title,
    format,
    made: new Date(),
    madeBy: `Spindle ${__VERSION__}`,
  })
  saveFile(fileNameOf({ name: title }, 'xlsx'), xlsxType, xlsxOf(book))
}
