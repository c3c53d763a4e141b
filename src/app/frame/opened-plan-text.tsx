import { type ReactNode, useMemo } from 'react'
import { cutName, projectLimits, shortVersionName } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { LinkStamp } from '../store/history.ts'
import {
  countVariantsTooMany,
  keepOpenedAsVariants,
  ownProjectBehind,
  replaceOwnProject,
} from '../store/opened-link.ts'
import { type Notice, project } from '../store/project.ts'
import { allVariants } from '../store/project-state.ts'
import { useProject } from '../store/use-project.ts'

type Opened = Extract<Notice, { readonly done: 'opened' }>

/** An opened plan: source, name, Exchange version, when it was made, and what the link omits. */
export function OpenedPlanText({ opened }: { opened: Opened }) {
  const format = useFormat()
  // Name at opening: a later change is not announced letter by letter.
  return useMemo(() => <p>{openedWords(opened, format)}</p>, [opened, format])
}

function openedWords(opened: Opened, format: Format): ReactNode {
  const { from, leftOut, leftOutPlans, made } = opened
  const now = project.getState()
  const count = allVariants(now).length
  const name = cutName(now.plan.name.trim())
  const what = count === 1 ? 'plan' : `project of ${format.number(count)} plans`
  if (from === 'address')
    return `This is the ${what} of the address${leftOut + leftOutPlans > 0 ? ', without all of your own arrays, tests and variants' : ''}. This browser has not saved it.`
  const rest = [
    ...(count > 1 ? [`${format.number(now.before.length + 1)} of ${format.number(count)}`] : []),
    shortVersionName(now.plan.exchange),
    ...madeWords(made, format),
  ].join(', ')
  return (
    <>
      {count === 1
        ? `Opened from a ${from}: `
        : `Opened from a ${from}: a project of ${format.number(count)} plans. Shown is `}
      {name === '' ? (
        'a plan without a name'
      ) : (
        <>
          “<bdi>{name}</bdi>”
        </>
      )}
      , {rest}.{leftOutWords(leftOut)}
      {leftOutPlansWords(leftOutPlans, format)}
    </>
  )
}

/** When and by which version of Spindle the link was made, if known. */
function madeWords(made: LinkStamp | null, { date }: Format): readonly string[] {
  if (made === null) return []
  const { on, by } = made
  const [year = 0, month = 1, day = 1] = (on ?? '').split('-').map(Number)
  const words = [
    ...(on === null ? [] : [`on ${date(new Date(year, month - 1, day))}`]),
    ...(by === null ? [] : [`with Spindle ${by}`]),
  ]
  return words.length === 0 ? [] : [`made ${words.join(' ')}`]
}

function leftOutWords(count: number): string {
  if (count === 0) return ''
  const [arrays, them] =
    count === 1 ? ['own array or kept test is', 'it'] : ['own arrays and kept tests are', 'them']
  return ` Its ${count} ${arrays} not in the link, but in the plan file. Ask for that to have ${them}.`
}

function leftOutPlansWords(count: number, format: Format): string {
  if (count === 0) return ''
  const [others, them] = count === 1 ? ['variant is', 'it'] : ['variants are', 'them']
  return ` ${format.number(count)} other ${others} not in the link, but in the file of the project. Ask for that to have ${them}.`
}

/** Buttons that keep an opened plan as variants of the user’s own project, or replace that. */
export function KeepOrReplaceButtons() {
  const format = useFormat()
  const own = useProject(ownProjectBehind)
  const count = useProject((now) => allVariants(now).length)
  const lacking = useProject((now) => (own ? countVariantsTooMany(now, own) : 0))
  const isVisit = useProject(({ visit }) => visit !== null)
  if (!own) return null
  return (
    <>
      {lacking === 0 ? (
        <button type="button" className="link" onClick={keepOpenedAsVariants}>
          {count === 1 ? 'Keep as a variant' : `Keep as ${format.number(count)} variants`}
        </button>
      ) : (
        <span>
          To keep it beside your own: a project has {format.number(projectLimits.variants)} variants
          at most, so remove {format.number(lacking)} of yours first.
        </span>
      )}
      {isVisit && (
        <button type="button" className="link" onClick={replaceOwnProject}>
          Replace mine
        </button>
      )}
    </>
  )
}
