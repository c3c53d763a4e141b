import { useLayoutEffect, useRef, useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { visitPage } from '../../app/store/address.ts'
import { project } from '../../app/store/project.ts'
import { readTimeOfLastChange } from '../../app/store/save-project.ts'
import { initialPlan, isUntouchedProject } from '../../app/store/start.ts'
import { useProject } from '../../app/store/use-project.ts'
import { startOver } from '../../app/store/whole-projects.ts'
import { cutName, defaultPlan, type Plan, versionOf } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { onPlainClick } from '../../ui/plain-click.ts'
import './home.css'

const RecentList = lazyPart(
  async () => (await import('./recent-list.tsx')).RecentList,
  'The recent projects',
)

export function HomePage() {
  const hasOwn = useProject((now) => !isUntouchedProject(now))
  return (
    <article className="home stack gap-5">
      <div className="home-start">
        <div className="stack gap-4">
          <h1 className="display" tabIndex={-1}>
            Size servers and storage for Exchange, and test every failure.
          </h1>
          <p className="quiet large">
            From mailboxes to the fewest servers, drives and copies that hold; every figure opens
            its working and its source.
          </p>
        </div>
        <div className="starts stack gap-3">
          {hasOwn && <OwnPlanLink />}
          <StartLink
            from={initialPlan}
            className={hasOwn ? 'start-link button' : 'start-link button primary'}
          >
            Size a new plan
          </StartLink>
          <p className="small-print">Nothing leaves this browser.</p>
          <p className="small-print">
            Or open <PageLink page="workbook">a workbook of Microsoft’s calculator</PageLink>,{' '}
            <PageLink page="statistics">mailbox statistics</PageLink>, a saved file (drop it
            anywhere) or <StartLink from={defaultPlan}>the worked example of EqualLogic</StartLink>.
            {hasOwn && ' A new start leaves your plan under Recent projects.'}
          </p>
        </div>
      </div>
      <ShownPlace />
      {hasOwn && <RecentList />}
    </article>
  )
}

const answerPage = 'plan'

type StartLinkProps = {
  readonly from: Plan
  readonly className?: string
  readonly children: string
}

/** Link that begins a plan: opens `from`, unless an untouched plan of its version is open. */
function StartLink({ from, className, children }: StartLinkProps) {
  const begin = () => {
    const now = project.getState()
    const isThere = isUntouchedProject(now) && versionOf(now.plan) === versionOf(from)
    if (!isThere) startOver(from)
    visitPage(answerPage)
  }
  return (
    <a className={className} href={`#/${answerPage}`} onClick={onPlainClick(begin)}>
      {children}
    </a>
  )
}

function OwnPlanLink() {
  const format = useFormat()
  const name = useProject(({ plan }) => plan.name.trim())
  const mailboxes = useProject(({ plan }) =>
    plan.tiers.reduce((sum, tier) => sum + tier.mailboxes, 0),
  )
  const [changed] = useState(readTimeOfLastChange)
  const called =
    name === '' ? `your plan of ${format.value(mailboxes, 'mailboxes')}` : cutName(name)
  return (
    <div>
      <PageLink page="plan" className="start-link button primary">
        Go on with {called}
      </PageLink>
      {changed !== null && <p className="small-print">changed {format.date(changed)}</p>}
    </div>
  )
}

/**
 * Place of the element `#shown`, prerendered by the build below the page. The element is moved here
 * while home is shown, and put back afterwards.
 */
function ShownPlace() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = document.getElementById('shown')
    const behind = shown?.parentElement
    if (!shown || !behind) return
    const next = shown.nextSibling
    const { activeElement: focused } = document
    place.current?.append(shown)
    // The element loses its focus when it is moved.
    if (focused instanceof HTMLElement && shown.contains(focused))
      focused.focus({ preventScroll: true })
    return () => {
      behind.insertBefore(shown, next)
    }
  }, [])
  return <div ref={place} />
}
