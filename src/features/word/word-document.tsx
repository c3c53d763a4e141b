import { useEffect, useId, useState } from 'react'
import {
  keepLogo,
  type Logo,
  logoTypeOfBytes,
  mostLogoBytes,
  readKeptLogo,
} from '../../app/store/logo.ts'
import { useProject } from '../../app/store/use-project.ts'
import { planDocumentTitle } from '../../app/words/document-title.ts'
import { cutName } from '../../engine/index.ts'
import { FailedPart, FetchFailedError } from '../../ui/boundary.tsx'
import { FileInput, type RefusedFileResult } from '../../ui/file-input.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { safeFileName, saveFile } from '../../ui/save-file.tsx'
import { untilWhole } from '../../ui/whole.tsx'

export function WordDocumentForm() {
  const id = useId()
  const [annexes, setAnnexes] = useState<readonly string[]>([])
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<'idle' | 'making' | { readonly error: unknown }>('idle')
  const [logo, setLogo] = useState(readKeptLogo)
  const plan = useProject((now) => now.plan)
  // Runs after each edit, because an edited plan may have other annexes.
  useEffect(() => {
    let isShown = true
    untilWhole().then(() => {
      // The page may have been left before it was complete.
      if (!isShown) return
      const now = [...new Set(sectionsOf(reportPage()).map(titleOf))]
      if (now.join() !== annexes.join()) setAnnexes(now)
    })
    return () => {
      isShown = false
    }
  })
  const title = planDocumentTitle(plan)
  const make = async () => {
    setState('making')
    try {
      await untilWhole()
      const { makeWordFile } = await import('./make-word-file.ts').catch((cause: unknown) => {
        throw new FetchFailedError(() => {}, cause)
      })
      const isWanted = annexTest(reportPage(), without)
      const about = { title, customer: cutName(plan.customer), author: cutName(plan.author), logo }
      saveFile(
        safeFileName(title, 'docx'),
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        await makeWordFile(reportPage(), isWanted, about),
      )
      setState('idle')
    } catch (error) {
      setState({ error })
    }
  }
  const turn = (name: string) => {
    const next = new Set(without)
    if (!next.delete(name)) next.add(name)
    setWithout(next)
  }
  return (
    <div className="word-document above-3 below-3">
      {annexes.length > 0 && (
        <fieldset className="row">
          <legend>Annexes in the document</legend>
          <p className="buttons whole-line flush">
            <button type="button" className="plain" onClick={() => setWithout(new Set())}>
              All
            </button>
            <button type="button" className="plain" onClick={() => setWithout(new Set(annexes))}>
              None
            </button>
          </p>
          {annexes.map((name, at) => (
            <span key={name} className="row gap-1 centered">
              <input
                id={`${id}-${at}`}
                type="checkbox"
                checked={!without.has(name)}
                onChange={() => turn(name)}
              />
              <label htmlFor={`${id}-${at}`}>{name}</label>
            </span>
          ))}
        </fieldset>
      )}
      <CustomerLogoInput logo={logo} onLogo={setLogo} />
      <p className="buttons">
        <button type="button" disabled={state === 'making'} onClick={make}>
          {state === 'making' ? 'Making the document…' : 'Save as a Word document'}
        </button>
      </p>
      {typeof state === 'object' && (
        <FailedPart what="The document" error={state.error} again={make} />
      )}
    </div>
  )
}

function reportPage(): Element {
  const page = document.querySelector('article.report')
  if (!page) throw new Error('There is no report on the page')
  return page
}

const sectionsOf = (page: Element) => [...page.querySelectorAll('.annex > section')]

/** Title of an annex without its number, as the document numbers sections itself. */
function titleOf(section: Element): string {
  const words = [...(section.querySelector('h2')?.childNodes ?? [])]
  return words
    .filter((one) => !(one instanceof Element && one.matches('.section-number')))
    .map((one) => one.textContent)
    .join('')
}

function annexTest(page: Element, without: ReadonlySet<string>): (part: Element) => boolean {
  const out = new Set(sectionsOf(page).filter((section) => without.has(titleOf(section))))
  return (part) => !out.has(part)
}

type CustomerLogoProps = {
  /** Logo of the customer that this browser keeps; null for none. */
  readonly logo: Logo | null
  readonly onLogo: (logo: Logo | null) => void
}

export function CustomerLogoInput({ logo, onLogo }: CustomerLogoProps) {
  const format = useFormat()
  const take = async (file: File): Promise<RefusedFileResult | null> => {
    if (file.size > mostLogoBytes)
      return refused(
        `It has ${format.number(file.size)} bytes: take one of up to ${format.number(mostLogoBytes)}.`,
      )
    const bytes = new Uint8Array(await file.arrayBuffer())
    const type = logoTypeOfBytes(bytes)
    if (!type || !(await isPicture(bytes)))
      return refused('It is no PNG and no JPEG: save the logo as one of these.')
    const taken = { name: file.name, type, bytes }
    if (!keepLogo(taken)) return refused('This browser keeps nothing, or has no room left.')
    onLogo(taken)
    return null
  }
  return (
    <FileInput id="customer-logo" label="Logo of the customer" done="taken" take={take}>
      <p className="hint">
        {logo ? `Kept in this browser: ${logo.name}.` : 'PNG or JPEG, for the first page.'} Only
        this browser keeps it: no link and no file of the plan has it, the document does.{' '}
        {logo && (
          <button
            type="button"
            className="link"
            onClick={() => {
              keepLogo(null)
              onLogo(null)
            }}
          >
            Forget the logo
          </button>
        )}
      </p>
    </FileInput>
  )
}

const refused = (reason: string): RefusedFileResult => ({ ok: false, reason, problems: [] })

async function isPicture(bytes: Uint8Array): Promise<boolean> {
  try {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
    image.close()
    return true
  } catch {
    return false
  }
}
