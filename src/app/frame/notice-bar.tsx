import { useEffect, useRef } from 'react'
import { limits, shortTierTitle } from '../../engine/index.ts'
import { focusControl } from '../../ui/control.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { tierNameId } from '../places.ts'
import { replacedState } from '../store/history.ts'
import { isMapped } from '../store/mapped.ts'
import { dismissNotice, type LinkRefusal, type Notice, restorePlan } from '../store/project.ts'
import { lastRemoval, restoreTier } from '../store/tiers.ts'
import { useProject } from '../store/use-project.ts'
import { lastVariantRemoval, restoreVariant, roomForVariants } from '../store/variants.ts'

/**
 * Says what happened to the plan as a whole, and offers the way back. It is there before it has
 * anything to say: a screen reader misses what comes together with its live region.
 */
export function NoticeBar() {
  const notice = useProject((now) => now.notice)
  return (
    <div className={notice ? noticeClass(notice) : undefined} role="status">
      {notice && <NoticeText notice={notice} />}
    </div>
  )
}

function noticeClass(notice: Notice): string {
  if (notice.done === 'refused') return 'notice wrong'
  // What happens to a person who is far down a page is announced in sight.
  const near =
    notice.done === 'removed' ||
    notice.done === 'applied' ||
    (notice.done === 'opened' && notice.from === 'file')
  return near ? 'notice near' : 'notice'
}

const MappedAnswers = lazyPart(
  async () => (await import('./mapped-answers.tsx')).MappedAnswers,
  'What became of its answers',
)

/** Whether a notice is about the whole plan that is here. */
function tellsOfPlan(notice: Notice | null): boolean {
  return notice !== null && ['opened', 'restored', 'followed', 'mapped'].includes(notice.done)
}

function isOfTier(notice: Notice): notice is Extract<Notice, { readonly kind: 'tiers' }> {
  return 'kind' in notice && notice.kind === 'tiers'
}

/** What happened, and the ways back from it. */
function NoticeText({ notice }: { notice: Notice }) {
  const replaced = useProject((now) => replacedState(now))
  const plan = useProject((now) =>
    tellsOfPlan(now.notice) && isMapped(now.plan) ? now.plan : null,
  )
  const dismiss = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that brought back the tier, or another plan, or made the change, is gone.
    if (['restored', 'followed', 'applied'].includes(notice.done)) dismiss.current?.focus()
    // A tier's name box is not on every page.
    if (
      notice.done === 'brought back' &&
      !(isOfTier(notice) && focusControl(tierNameId(notice.at)))
    )
      dismiss.current?.focus()
  }, [notice])
  return (
    <>
      <p>{noticeWords(notice)}</p>
      {plan && <MappedAnswers plan={plan} />}
      <RestoreTier />
      <RestoreVariant />
      {replaced && (
        <button type="button" className="link" onClick={restorePlan}>
          {notice.done === 'applied' ? 'Undo' : 'Go back to my own plan'}
        </button>
      )}
      <button ref={dismiss} type="button" className="plain" onClick={dismissAndGoOn}>
        Dismiss
      </button>
    </>
  )
}

/** The button goes with the notice; the keyboard goes on in the page, wherever that is scrolled to. */
function dismissAndGoOn(): void {
  dismissNotice()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** The way back for the tier removed last. */
function RestoreTier() {
  const removed = useProject((now) => lastRemoval(now)?.of)
  const notice = useProject((now) => now.notice)
  const full = useProject((now) => now.plan.tiers.length === limits.tiers)
  if (!removed) return null
  if (full) return <span>Remove another tier to bring it back.</span>
  return (
    <button type="button" className="link" onClick={restoreTier}>
      {notice?.done === 'removed' && notice.kind === 'tiers'
        ? 'Bring it back'
        : `Bring back ${shortTierTitle(removed.tier, removed.at)}`}
    </button>
  )
}

/** The way back for the variant removed last. */
function RestoreVariant() {
  const removed = useProject((now) => lastVariantRemoval(now)?.of)
  const room = useProject(roomForVariants)
  if (!removed || room === 0) return null
  return (
    <button type="button" className="link" onClick={restoreVariant}>
      Bring back {removed.title}
    </button>
  )
}

function leftOutWords(count: number): string {
  if (count === 0) return ''
  const [arrays, them] =
    count === 1
      ? ['own array or kept test is', 'it']
      : ['own arrays, kept tests and curves are', 'them']
  return ` Its ${count} ${arrays} not in the link, but in the plan file. Ask for that to have ${them}.`
}

function noticeWords(notice: Notice): string {
  switch (notice.done) {
    case 'opened':
      if (notice.from === 'address')
        return `This is the plan of the address${notice.leftOut > 0 ? ', without all of your own arrays and tests' : ''}. This browser has not saved it.`
      return `This plan was opened from a ${notice.from}.${leftOutWords(notice.leftOut)}`
    case 'started over':
      return 'These are the answers of the worked example again.'
    case 'applied':
      return `Changed: ${notice.change}.`
    case 'restored':
      return 'This is your own plan again.'
    case 'followed':
      return 'This is the plan of the other tab.'
    case 'mapped':
      return 'The method of this plan has changed since it was saved.'
    case 'removed':
      return `${titleOf(notice)} was removed.`
    case 'brought back':
      return `${titleOf(notice)} is back.`
    case 'refused':
      return linkProblemWords(notice.problem)
    case 'no such page':
      return `The address names a page “${notice.name.slice(0, 40)}”, and there is none.`
  }
}

function titleOf(notice: Extract<Notice, { readonly done: 'removed' | 'brought back' }>): string {
  return notice.kind === 'tiers' ? shortTierTitle(notice.tier, notice.at) : notice.title
}

/** Why a link could not be opened, and what to do. */
function linkProblemWords(problem: LinkRefusal): string {
  const kept = 'Your own plan is unchanged.'
  switch (problem.code) {
    case 'not fetched':
      return `What reads links could not be fetched: the network failed, or a newer version of Spindle was published. Open the link again later. ${kept}`
    case 'cut short':
      return `The link is cut short: its end is missing. Copy it again as a whole. ${kept}`
    case 'damaged':
      return `The link is damaged: its check does not agree with its content. Copy it again from where it came. ${kept}`
    case 'older':
      return `The link was made by Spindle before its first release and opens no longer. Ask for a new one. ${kept}`
    case 'newer':
      return `The link was made by a version of Spindle that this one does not know. Open it in the newer version. ${kept}`
    case 'invalid':
      return `The link holds an answer that is out of its range: ${problem.problems.map(({ message }) => message).join(' ')} ${kept}`
  }
}
