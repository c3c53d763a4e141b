import { useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { readFile } from '../../app/read-file.ts'
import { addressOf, fetchEncoder, leftOutOf, visit } from '../../app/store/address.ts'
import { fetchMethodOf } from '../../app/store/later-method.ts'
import { isWhole } from '../../app/store/lost.ts'
import { cameMapped } from '../../app/store/mapped.ts'
import { takeWorkbook } from '../../app/store/opened-workbook.ts'
import { openPlan, project, refuseLink } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { decodeFile, encodeFile, fileNameOf, planFromText } from '../../codec/index.ts'
import type { Lost, Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { OpenFile } from '../../ui/open-file.tsx'
import { saveFile } from '../../ui/save-file.tsx'
import { leftOutWords, longLinkWords } from './link-words.ts'

type Shared = {
  readonly plan: Plan
  /** What is down in the plan, which the link carries. */
  readonly lost: Lost
  readonly link: string
  readonly copied: boolean
}

/** Mail programs break links longer than about this. */
const mostSafeCharacters = 1_750

/** Ways to keep the plan and to give it away: a link, and a file that always carries all of it. */
export function Share() {
  const [shared, setShared] = useState<Shared | null>(null)
  const plan = useProject((now) => now.plan)
  const lost = useProject((now) => now.lost)
  const { leftOut } = useProject(leftOutOf)
  const format = useFormat()
  const share = async () => {
    try {
      await fetchEncoder()
    } catch {
      return refuseLink({ code: 'not fetched' })
    }
    const link = `${location.href.split(/[?#]/, 1)[0] ?? ''}${addressOf('plan')}`
    const { plan, lost } = project.getState()
    const of = { plan, lost, link }
    setShared({ ...of, copied: false })
    try {
      await navigator.clipboard.writeText(link)
      setShared({ ...of, copied: true })
    } catch {
      // The clipboard is forbidden here (no permission, or opened from disk): the field is copied by hand.
    }
  }
  return (
    <>
      <button type="button" onClick={share}>
        Copy link
      </button>
      <button type="button" onClick={savePlan}>
        Save as a file
      </button>
      <OpenFile
        id="open-plan"
        label="Open a file"
        done="opened"
        accept=".json,.xlsm,.xlsx"
        take={takePlan}
      />
      <PageLink page="workbook">Open a filled workbook of Microsoft’s</PageLink>
      {shared?.plan === plan && shared.lost === lost && (
        <p className="share" role="status">
          <label htmlFor="share-link">{labelOf(shared, leftOut)}</label>
          <input
            id="share-link"
            type="text"
            readOnly
            value={shared.link}
            onFocus={(event) => event.target.select()}
          />
          {leftOut > 0 && <span>{leftOutWords(leftOut)}</span>}
          {shared.link.length > mostSafeCharacters && (
            <span>{longLinkWords(format.number(mostSafeCharacters))}</span>
          )}
        </p>
      )}
    </>
  )
}

/** Saves the plan as it is now. */
function savePlan(): void {
  const { plan } = project.getState()
  saveFile(fileNameOf(plan), 'application/json', encodeFile(plan))
}

/** Opens a saved plan, or a filled workbook, in place of the present one. */
async function takePlan(file: File) {
  if (/\.xls[a-z]?$/i.test(file.name)) {
    await takeWorkbook(file)
    visit('workbook')
    return null
  }
  const opened = await readFile(file, 'plan', (text) => decodeSaved(text) ?? decodeFile(text))
  if (!opened.ok) return opened
  await fetchMethodOf(opened.plan)
  openPlan(cameMapped(opened), 'file')
  // A plan whose answers contradict each other takes this page away, and the focus with it.
  document.getElementById('main')?.focus({ preventScroll: true })
  return null
}

/** The plan of a file that a version handed out as it was stored, because it could not read it. */
function decodeSaved(text: string) {
  try {
    const parsed = planFromText(JSON.parse(text).plan)
    return parsed.ok ? parsed : null
  } catch {
    return null
  }
}

function labelOf({ lost, copied }: Shared, leftOut: number): string {
  if (!copied) return 'Copy this link:'
  if (leftOut > 0) return 'Copied this link:'
  return `Copied. The link carries the whole plan${isWhole(lost) ? '' : ' and what is down in it'}.`
}
