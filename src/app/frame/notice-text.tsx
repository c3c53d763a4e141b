import { useEffect, useRef } from 'react'
import { limits, shortTierTitle } from '../../engine/index.ts'
import { focusControl } from '../../ui/control.ts'
import { tierNameId } from '../places.ts'
import { replacedState } from '../store/history.ts'
import { dismissNotice, type Notice, restorePlan } from '../store/project.ts'
import { lastRemoval, restoreTier } from '../store/tiers.ts'
import { useProject } from '../store/use-project.ts'
import { linkProblemWords } from './link-problem.ts'

/** What happened, and the ways back from it. */
export function NoticeText({ notice }: { notice: Notice }) {
  const replaced = useProject((now) => replacedState(now.history))
  const dismiss = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that brought back the tier, or the own plan, or made the change, is gone.
    if (notice.done === 'restored' || notice.done === 'applied') dismiss.current?.focus()
    // A tier's name box is not on every page.
    if (notice.done === 'brought back' && !focusControl(tierNameId(notice.at)))
      dismiss.current?.focus()
  }, [notice])
  return (
    <>
      <p>{noticeWords(notice)}</p>
      <RestoreTier />
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
  const removed = useProject((now) => lastRemoval(now.history)?.of)
  const notice = useProject((now) => now.notice)
  const full = useProject((now) => now.plan.tiers.length === limits.tiers)
  if (!removed) return null
  if (full) return <span>Remove another tier to bring it back.</span>
  return (
    <button type="button" className="link" onClick={restoreTier}>
      {notice?.done === 'removed'
        ? 'Bring it back'
        : `Bring back ${shortTierTitle(removed.tier, removed.at)}`}
    </button>
  )
}

function leftOutWords(count: number): string {
  if (count === 0) return ''
  const [arrays, them] = count === 1 ? ['own array is', 'it'] : ['own arrays are', 'them']
  return ` Its ${count} ${arrays} not in the link, but in the plan file. Ask for that to have ${them}.`
}

function noticeWords(notice: Notice): string {
  switch (notice.done) {
    case 'opened':
      return `This plan was opened from a ${notice.from}.${leftOutWords(notice.leftOut)}`
    case 'started over':
      return 'These are the answers of the worked example again.'
    case 'applied':
      return `Changed: ${notice.change}.`
    case 'restored':
      return 'This is your own plan again.'
    case 'removed':
      return `${shortTierTitle(notice.tier, notice.at)} was removed.`
    case 'brought back':
      return `${shortTierTitle(notice.tier, notice.at)} is back.`
    case 'refused':
      return linkProblemWords(notice.problem)
    case 'no such page':
      return `The address names a page “${notice.name.slice(0, 40)}”, and there is none.`
  }
}
