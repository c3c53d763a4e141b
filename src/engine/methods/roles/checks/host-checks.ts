import { sentenceTag } from '../../../core/check.ts'
import { exceeds } from '../../../core/compare.ts'
import { formula } from '../../../core/formula.ts'
import { ownRule, publicFigure } from '../../../core/source.ts'
import { citedFigure, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { unusedReasonFunctionOf } from '../../../plan/unused-reasons.ts'
import { limitCheck, warningCheck } from './checked-roles.ts'

const share = ownRule('A guest runs on the cores of one host.')

export const virtualProcessorsOfHost = formula({
  label: 'Virtual processors of a host',
  unit: 'cores',
  takes: { hostCores: 'cores', perCore: '×' },
  text: 'hostCores × perCore',
  source: share,
})

const supported = publicFigure(
  'A',
  'Up to two virtual processors share a core of the host; one to a core is recommended.',
  { publication: 'docs', place: 'Exchange virtualization' },
)

const mostPerCore = citedFigure('Virtual processors per host core, at most', 2, '×', supported)

/** Virtual processors of a guest in site 1, in site 2 and for lagged copies. */
function guestsOf(plan: Plan): readonly Worked<'cores'>[] {
  if (plan.processorBy !== 'virtual machine') return []
  const others = (['secondCores', 'laggedCores'] as const).flatMap((key) =>
    unusedReasonFunctionOf(key)?.(plan, 0) ? [] : (answer(plan, key) ?? []),
  )
  return [answer(plan, 'virtualCores'), ...others]
}

export const guestAboveHostCheck = limitCheck(
  ['virtualCores', 'hostCores', 'virtualPerCore', 'secondCores', 'laggedCores'],
  {
    code: 'guestAboveHost',
    when: ({ plan }) => {
      const hostCores = answer(plan, 'hostCores')
      if (!hostCores) return []
      const perCore = answer(plan, 'virtualPerCore')
      const most = virtualProcessorsOfHost({ hostCores, perCore })
      return guestsOf(plan)
        .filter((guest) => exceeds(guest.value, most.value))
        .slice(0, 1)
        .map((guest) => ({ guest, hostCores, perCore, most }))
    },
    title: 'A guest larger than its host',
    finding: ({ guest, hostCores, perCore, most }) =>
      sentenceTag`A guest would have ${guest} on a host of ${hostCores}. With ${perCore} to a core the host gives at most ${most}.`,
    fix: 'Give the guest fewer virtual processors, or correct the host’s cores or the ratio.',
    answer: 'virtualCores',
    source: share,
  },
)

export const hostOvercommittedCheck = warningCheck(
  ['virtualPerCore', 'hostCores', 'virtualCores'],
  {
    code: 'host-overcommitted',
    when: ({ plan }) => {
      if (plan.processorBy !== 'virtual machine') return []
      const perCore = answer(plan, 'virtualPerCore')
      return exceeds(perCore.value, mostPerCore.value) ? [{ perCore, most: mostPerCore }] : []
    },
    title: 'More virtual processors per core than supported',
    finding: ({ perCore, most }) =>
      sentenceTag`The host’s guests have ${perCore} to a core. Microsoft supports at most ${most}.`,
    fix: 'Move guests to other hosts, or give them fewer virtual processors.',
    answer: 'virtualPerCore',
    source: supported,
  },
)
