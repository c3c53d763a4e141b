import { useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { readPlanOrCatalogFile } from '../../app/read-file.ts'
import {
  countsLeftOutOfAddress,
  fetchEncoder,
  pageAddress,
  visitPage,
} from '../../app/store/address.ts'
import { isFailureFree } from '../../app/store/failure-in-address.ts'
import { rememberMappedPlan } from '../../app/store/mapped-plans.ts'
import { openWorkbookFile } from '../../app/store/opened-workbook.ts'
import { type Project, project } from '../../app/store/project.ts'
import { allVariants } from '../../app/store/project-state.ts'
import { linkDateAndVersion } from '../../app/store/read-address.ts'
import { useProject } from '../../app/store/use-project.ts'
import { projectTitle } from '../../app/store/variants.ts'
import { openProject, refuseLink } from '../../app/store/whole-projects.ts'
import {
  type DecodedProjectSuccess,
  decodeProjectFile,
  encodeProjectFile,
  planFileName,
  planFromStoredText,
} from '../../codec/index.ts'
import { projectLimits } from '../../engine/index.ts'
import { FileInput } from '../../ui/file-input.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { saveFile } from '../../ui/save-file.tsx'
import { linkWithoutListsWords, linkWithoutVariantsWords, longLinkWords } from './link-words.ts'

type SharedLink = {
  /** Address fragment of the plan when the link was made. */
  readonly address: string
  readonly link: string
  readonly copied: boolean
}

/** Longest link that mail programs keep whole, roughly, in characters. */
const mostSafeCharacters = 1_750

export function ShareLinkButton() {
  const [shared, setShared] = useState<SharedLink | null>(null)
  // Subscribes to all changes of the project, as the address encodes all of it.
  const now = useProject((now) => now)
  const { leftOut, leftOutPlans } = countsLeftOutOfAddress(now)
  const format = useFormat()
  const share = async () => {
    try {
      await fetchEncoder()
    } catch {
      return refuseLink({ code: 'not fetched' })
    }
    const address = pageAddress('plan')
    const page = location.href.split(/[?#]/, 1)[0] ?? ''
    const of = { address, link: `${page}${address}${linkDateAndVersion(new Date())}` }
    setShared({ ...of, copied: false })
    try {
      await navigator.clipboard.writeText(of.link)
      setShared({ ...of, copied: true })
    } catch {
      // Without a clipboard (no permission, or opened from disk) the person copies the shown link.
    }
  }
  return (
    <>
      <button type="button" onClick={share}>
        Copy link
      </button>
      {shared?.address === pageAddress('plan') && (
        <p className="share stack gap-1 whole-line" role="status">
          <label htmlFor="share-link">{labelOf(shared, now, leftOut + leftOutPlans)}</label>
          <input
            id="share-link"
            type="text"
            readOnly
            value={shared.link}
            onFocus={(event) => event.target.select()}
          />
          {leftOutPlans > 0 && <span>{linkWithoutVariantsWords(leftOutPlans)}</span>}
          {leftOut > 0 && <span>{linkWithoutListsWords(leftOut)}</span>}
          {shared.link.length > mostSafeCharacters && (
            <span>{longLinkWords(format.number(mostSafeCharacters))}</span>
          )}
          <button type="button" className="plain" onClick={() => setShared(null)}>
            Close
          </button>
        </p>
      )}
    </>
  )
}

export function PlanFileButtons({ menu }: { readonly menu: string }) {
  return (
    <>
      <button
        type="button"
        className="plain"
        popoverTarget={menu}
        popoverTargetAction="hide"
        onClick={savePlan}
      >
        Save as a file
      </button>
      <FileInput id="open-plan" label="Open a file" done="opened" take={takePlan} />
      <PageLink page="workbook">Open a filled workbook of Microsoft’s</PageLink>
    </>
  )
}

function savePlan(): void {
  const now = project.getState()
  const plans = allVariants(now).map(({ state }) => state.plan)
  const ending = plans.length > 1 ? 'project.spindle.json' : undefined
  const text = encodeProjectFile(plans, now.before.length, now.projectName)
  saveFile(planFileName({ name: projectTitle(now) }, ending), 'application/json', text)
}

/** Opens a saved plan or a filled workbook in place of the current project. */
async function takePlan(file: File) {
  // A zip or binary file is taken as a workbook, whatever its name.
  if (/^(PK|\ufffd)/.test(await file.slice(0, 2).text())) {
    await openWorkbookFile(file)
    visitPage('workbook')
    return null
  }
  const opened = await readPlanOrCatalogFile(
    file,
    'plan',
    (text) => decodeSaved(text) ?? decodeProjectFile(text),
  )
  if (!opened.ok) return opened
  const plans = opened.plans.map(rememberMappedPlan)
  const { projectName } = opened
  openProject(plans, opened.open, 'file', { name: file.name, ...(projectName && { projectName }) })
  // Closes the menu that contains the file button.
  document.getElementById('open-plan')?.closest<HTMLElement>('[popover]')?.hidePopover()
  // The focus moves on, as a plan with contradictory answers removes this page.
  document.getElementById('main')?.focus({ preventScroll: true })
  return null
}

/** Reads a stored project that an earlier version could not open and offered as a file. */
function decodeSaved(text: string): DecodedProjectSuccess | null {
  try {
    const { variants, open, plan, project } = JSON.parse(text)
    const texts = Array.isArray(variants) ? variants.map((one) => one.plan) : [plan]
    const read = texts.map(planFromStoredText)
    const [first, ...others] = read.filter((one) => one.ok)
    if (!first || others.length + 1 < texts.length || texts.length > projectLimits.variants)
      return null
    const at = texts.findIndex((_text, place) => place === open)
    const none = {
      leftOut: 0,
      leftOutPlans: 0,
      ...(typeof project === 'string' && { projectName: project }),
    }
    return { ok: true, plans: [first, ...others], open: Math.max(0, at), ...none }
  } catch {
    return null
  }
}

function labelOf({ copied }: SharedLink, now: Project, leftOut: number): string {
  if (!copied) return 'Copy this link:'
  if (leftOut > 0) return 'Copied this link:'
  const count = allVariants(now).length
  const what = count === 1 ? 'the whole plan' : `all ${count} variants`
  return `Copied. The link carries ${what}${isFailureFree(now.lost) ? '' : ' and what is down in it'}.`
}
