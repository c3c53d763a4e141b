import { useEffect, useRef } from 'react'
import {
  allAnswerFields,
  availabilityOf,
  cutName,
  defaultPlan,
  entryAppliesToPlan,
  type Field,
  fieldOf,
  isAutomatic,
  isFieldOfPlan,
  type Plan,
  shortTierTitle,
  shortVersionName,
  versionOf,
} from '../../engine/index.ts'
import { controlId, focusControl } from '../../ui/control.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { tierNameInputId } from '../places.ts'
import { replacedProject } from '../store/history.ts'
import { isPlanMappedToOtherMethod } from '../store/mapped-plans.ts'
import type { ExchangeVersionChangeNotice, LinkRefusal, Notice } from '../store/project.ts'
import { undo } from '../store/undo.ts'
import { useProject } from '../store/use-project.ts'
import { dismissNotice, restoreOwnProject } from '../store/whole-projects.ts'
import { planChanges } from '../words/plan-changes.ts'
import { KeepOrReplaceButtons, OpenedPlanText } from './opened-plan-text.tsx'

/** Answers kept and no longer counted, if the papers’ method sized the plan when it was made. */
function MappedAnswers({ plan }: { plan: Plan }) {
  const uncounted = allAnswerFields.filter((field) => isLost(field, plan)).map(({ label }) => label)
  const name = shortVersionName(plan.exchange)
  return (
    <p>
      {name} is sized by its role requirements now, no longer by figures beside the papers.{' '}
      {mappedWords(plan)}
      {uncounted.length > 0 && ` No longer counted, but kept: ${uncounted.join(', ')}.`}
    </p>
  )
}

/** Answers with a counterpart in the other method, which took over their values. */
const takenOver = ['servers', 'logDays', 'singleItemRecovery', 'calendarLogging']

function isLost(field: Field, plan: Plan): boolean {
  if (entryAppliesToPlan(field, plan) || takenOver.includes(field.key)) return false
  const tiers = field.scope === 'tier' ? plan.tiers : plan.tiers.slice(0, 1)
  return tiers.some((_tier, at) => field.read(plan, at) !== field.read(defaultPlan, 0))
}

function mappedWords(plan: Plan): string {
  const { servers, activeServers, dags, copies, secondSiteCopies, sites } = plan
  const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
  const kept = `${many(plan.logDays, 'day')} of logs, overhead, growth and quota are kept.`
  if (availabilityOf(plan) === 'none')
    return `Its ${many(servers, 'standalone server')} and ${kept}`
  const each = dags > 1 ? ` in each of ${dags} DAGs` : ''
  const first = sites > 1 ? ' in the first site' : ''
  const split = sites > 1 ? `, ${secondSiteCopies} of ${copies} copies in the second` : ''
  return `Its ${many(servers, 'server')} became ${activeServers} with active mailboxes${first}${each}${split}; ${kept}`
}

/** What else a change of Exchange version changed, with Undo. */
function VersionText({ notice }: { readonly notice: ExchangeVersionChangeNotice }) {
  const format = useFormat()
  const takeBack = () => {
    undo()
    if (!focusControl(controlId(fieldOf('exchange'), 0))) document.getElementById('main')?.focus()
  }
  return (
    <>
      <p>{versionWords(notice, format)}</p>
      <button type="button" className="link" onClick={takeBack}>
        Undo
      </button>
    </>
  )
}

const mostChanges = 8

function versionWords(
  { before, after, tierIds }: ExchangeVersionChangeNotice,
  format: Format,
): string {
  const plans = [before, after]
  const changes = planChanges({ plan: before, tierIds }, { plan: after, tierIds }, null, format)
  const also = changes.answers.filter(
    ({ field }) => field.key !== 'exchange' && plans.every((plan) => isFieldOfPlan(field, plan)),
  )
  const named = also.slice(0, mostChanges).map(({ field, label, words }) => {
    const to = isAutomatic(after, field.key) ? 'automatic' : words.to
    return `${label} ${isAutomatic(before, field.key) ? 'automatic' : words.from} → ${to}`
  })
  const name = shortVersionName(after.exchange)
  const more = also.length > mostChanges ? ` and ${also.length - mostChanges} more` : ''
  const { sizes } = versionOf(after)
  const units = sizes === 'binary' ? 'binary: a GB is 1,024 MB' : 'decimal: a GB is 1,000 MB'
  return [
    named.length === 0
      ? `This is a plan for ${name} now, with all your answers.`
      : `With ${name} these changed, and what you entered is kept: ${named.join(', ')}${more}.`,
    ...(versionOf(before).sizes === sizes ? [] : [`Its sizes are ${units}.`]),
  ].join(' ')
}

function tellsOfPlan(notice: Notice | null): boolean {
  return notice !== null && ['opened', 'restored', 'followed', 'mapped'].includes(notice.done)
}

export function NoticeText({ notice }: { notice: Notice }) {
  const replaced = useProject((now) => replacedProject(now))
  const plan = useProject((now) =>
    tellsOfPlan(now.notice) && isPlanMappedToOtherMethod(now.plan) ? now.plan : null,
  )
  const dismiss = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that caused the notice is gone.
    if (tookAway.includes(notice.done)) dismiss.current?.focus()
  }, [notice])
  return (
    <>
      {notice.done === 'opened' ? (
        <OpenedPlanText opened={notice} />
      ) : notice.done === 'version changed' ? (
        <VersionText notice={notice} />
      ) : (
        <p>{noticeWords(notice)}</p>
      )}
      {plan && <MappedAnswers plan={plan} />}
      {(notice.done === 'removed' || notice.done === 'applied') && (
        <button type="button" className="link" onClick={() => takeBack(notice)}>
          {notice.done === 'applied' ? 'Undo' : 'Bring it back'}
        </button>
      )}
      {notice.done === 'opened' && notice.from !== 'address' && <KeepOrReplaceButtons />}
      {replaced && (
        <button type="button" className="link" onClick={restoreOwnProject}>
          {notice.done === 'taken' ? 'Go back to the one before' : 'Go back to my own plan'}
        </button>
      )}
      <button ref={dismiss} type="button" className="plain" onClick={dismissAndGoOn}>
        Dismiss
      </button>
    </>
  )
}

/** Notices whose event removes the button that caused it. */
const tookAway: readonly Notice['done'][] = [
  'restored',
  'followed',
  'applied',
  'taken',
  'brought in',
  'made',
]

/** Undoes the edit of a notice. The button goes with the notice: the focus moves to what is back. */
function takeBack(notice: Notice): void {
  undo()
  const isOfTier = 'kind' in notice && notice.kind === 'tiers'
  queueMicrotask(() => {
    // Not every page has the name box of a tier.
    if (!(isOfTier && focusControl(tierNameInputId(notice.at))))
      document.getElementById('main')?.focus()
  })
}

/** The button disappears with the notice; the focus moves to the page without scrolling. */
function dismissAndGoOn(): void {
  dismissNotice()
  document.getElementById('main')?.focus({ preventScroll: true })
}

function noticeWords(
  notice: Exclude<Notice, { readonly done: 'opened' | 'version changed' }>,
): string {
  switch (notice.done) {
    case 'started over':
      return 'The plan starts again.'
    case 'applied':
      return `Changed: ${notice.change}.`
    case 'restored':
      return 'This is your own plan again.'
    case 'taken':
      return 'This plan is yours now, and is saved in this browser.'
    case 'brought in':
      return `Kept in your project. Open is ${notice.title}.`
    case 'made':
      return `${cutName(notice.title)} is a variant of its own now, and is open.`
    case 'followed':
      return 'This is the plan of the other tab.'
    case 'mapped':
      return 'The method of this plan has changed since it was saved.'
    case 'removed':
      return `${titleOf(notice)} was removed.`
    case 'refused':
      return linkProblemWords(notice.problem)
    case 'not opened':
      return unopenedWords(notice.files)
    case 'no such page':
      return `There is no page “${notice.name.slice(0, 40)}”.`
  }
}

/** Names up to three files that cannot be read, and what can be dropped. */
function unopenedWords(files: readonly string[]): string {
  const named = files.slice(0, 3).map((name) => `“${cutName(name)}”`)
  const more = files.length > named.length ? ` and ${files.length - named.length} more` : ''
  return `Spindle cannot read ${named.join(', ')}${more}. It opens a workbook of Microsoft’s calculator (.xlsm, .xlsx), a spreadsheet that it saved itself, mailbox statistics (.csv) and reports of Jetstress (.html, .xml, .txt). Your plan is unchanged.`
}

function titleOf(notice: Extract<Notice, { readonly kind: 'tiers' | 'variants' }>): string {
  return notice.kind === 'tiers' ? shortTierTitle(notice.tier, notice.at) : notice.title
}

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
