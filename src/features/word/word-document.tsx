import { useEffect, useId, useState } from 'react'
import { keptLogo } from '../../app/store/logo.ts'
import { useProject } from '../../app/store/use-project.ts'
import { cutName } from '../../engine/index.ts'
import { FailedPart, NotFetched } from '../../ui/boundary.tsx'
import { nameOfFile, saveFile } from '../../ui/save-file.tsx'
import { whole } from '../../ui/whole.tsx'
import { CustomerLogo } from './customer-logo.tsx'

/** Saves the report as a document of Word: its pages for the customer, and the annexes that are chosen. */
export function WordDocument() {
  const [annexes, setAnnexes] = useState<readonly string[]>([])
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<'idle' | 'making' | { readonly error: unknown }>('idle')
  const [logo, setLogo] = useState(keptLogo)
  const plan = useProject((now) => now.plan)
  // After each edit: another plan may have other annexes.
  useEffect(() => {
    let isShown = true
    whole().then(() => {
      // The page may have been left before all of it was there.
      if (!isShown) return
      const now = annexesOf(reportPage())
      if (now.join() !== annexes.join()) setAnnexes(now)
    })
    return () => {
      isShown = false
    }
  })
  const title = cutName(plan.name) || 'Exchange storage plan'
  const make = async () => {
    setState('making')
    try {
      await whole()
      const { makeWordFile } = await import('./make-word-file.ts').catch((cause: unknown) => {
        throw new NotFetched(() => {}, cause)
      })
      const isWanted = annexTest(reportPage(), without)
      const about = { title, customer: cutName(plan.customer), author: cutName(plan.author), logo }
      saveFile(
        nameOfFile(title, 'docx'),
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
          {annexes.map((name) => (
            <AnnexBox
              key={name}
              title={name}
              isTaken={!without.has(name)}
              turn={() => turn(name)}
            />
          ))}
        </fieldset>
      )}
      <CustomerLogo logo={logo} onLogo={setLogo} />
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

type AnnexBoxProps = {
  readonly title: string
  readonly isTaken: boolean
  readonly turn: () => void
}

function AnnexBox({ title, isTaken, turn }: AnnexBoxProps) {
  const id = useId()
  return (
    <span className="row gap-1 centered">
      <input id={id} type="checkbox" checked={isTaken} onChange={turn} />
      <label htmlFor={id}>{title}</label>
    </span>
  )
}

function reportPage(): Element {
  const page = document.querySelector('article.report')
  if (!page) throw new Error('There is no report on the page')
  return page
}

/** The titles of the annex, as the page has them. */
function annexesOf(page: Element): readonly string[] {
  return [...new Set(sectionsOf(page).map(titleOf))]
}

const sectionsOf = (page: Element) => [...page.querySelectorAll('.annex > section')]

/** The title of a section without its number, which the document counts anew. */
function titleOf(section: Element): string {
  const words = [...(section.querySelector('h2')?.childNodes ?? [])]
  return words
    .filter((one) => !(one instanceof Element && one.matches('.section-number')))
    .map((one) => one.textContent)
    .join('')
}

/** Tells whether a part of the page goes into the document: all but sections of the annex that are left out. */
function annexTest(page: Element, without: ReadonlySet<string>): (part: Element) => boolean {
  const out = new Set(sectionsOf(page).filter((section) => without.has(titleOf(section))))
  return (part) => !out.has(part)
}
