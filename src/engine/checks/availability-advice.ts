import { equalLogic } from '../core/documents.ts'
import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'
import { given, sum, type Worked } from '../core/worked.ts'
import { iopsPerMessage } from '../exchange/exchange-2010.ts'
import { iopsPerMailbox } from '../exchange/per-message.ts'
import { versionOf } from '../exchange/versions.ts'
import { has, isClustered, isReplicated, kindOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import { serversInOneDag } from '../sizing/databases.ts'
import { transactionalIops } from '../sizing/iops.ts'
import { overTiers } from '../sizing/mailbox.ts'
import { type Checked, type Checks, sourceOf } from './advice.ts'

/** Transactional load of the mailboxes of one tier if its server stood alone. */
export const standaloneTransactional = formula({
  ...transactionalIops.definition,
  label: 'Transactional, standalone',
  errata: ['E10'],
  examples: [
    {
      in: { active: 6900, share: 1, perMailbox: 0.24 },
      out: 1656,
      source: equalLogic('6.3'),
    },
  ],
})

const serversOf = ({ availability }: Plan) =>
  given('Mailbox servers', availability.servers, 'servers', 'servers')
const copiesOf = ({ availability }: Plan) =>
  given('Database copies', availability.copies, 'copies', 'copies')

/** What copies, servers and their worst case give cause to say. */
export const availabilityAdvice: Checks<
  | 'servers-above-dag'
  | 'one-copy-dag'
  | 'worst-case-beyond-copies'
  | 'servers-without-databases'
  | 'maintenance-off'
  | 'dag-profile'
> = {
  'servers-above-dag': ({ plan, sizing: { databases } }) => {
    const { dags } = databases
    const most = versionOf(plan).serversPerDag
    if (!dags || plan.availability.servers <= most.value) return []
    return [
      {
        code: 'servers-above-dag',
        severity: 'note',
        figures: { servers: serversOf(plan), dags },
        consequence: { most },
        source: sourceOf(most),
        answer: 'servers',
        tier: null,
      },
    ]
  },
  'one-copy-dag': ({ plan }) => {
    if (kindOf(plan) !== 'dag' || isReplicated(plan)) return []
    return [
      {
        code: 'one-copy-dag',
        severity: 'warning',
        figures: { copies: copiesOf(plan) },
        consequence: {},
        source: ownRule(
          'A DAG keeps a database available by its other copies. With one copy there is none to take over.',
        ),
        answer: 'copies',
        tier: null,
      },
    ]
  },
  'worst-case-beyond-copies': ({ plan, sizing: { databases } }) => {
    const { dags } = databases
    const { worstCase, copies } = plan.availability
    if (!dags || worstCase !== 'one server') return []
    const servers = serversInOneDag({ servers: serversOf(plan), dags })
    if (copies >= servers.value) return []
    return [
      {
        code: 'worst-case-beyond-copies',
        severity: 'warning',
        figures: { copies: copiesOf(plan), servers },
        consequence: {},
        source: ownRule(
          'A server can carry the databases it has a copy of. One that carries all of a DAG has a copy of each, so there are as many copies as servers.',
        ),
        answer: 'worstCase',
        tier: null,
      },
    ]
  },
  'servers-without-databases': ({ plan, sizing: { databases } }) => {
    const { copies, worstCase } = plan.availability
    const kind = kindOf(plan)
    // Sized to carry all databases, every server has a copy of each; so has either of a cluster.
    if (isClustered(plan) || (kind === 'dag' && worstCase === 'one server')) return []
    const { dags, inDag } = databases
    const all = serversOf(plan)
    const servers = dags ? serversInOneDag({ servers: all, dags }) : all
    if (inDag.value * (kind === 'dag' ? copies : 1) >= servers.value) return []
    return [
      {
        code: 'servers-without-databases',
        severity: 'warning',
        figures: { servers, databases: inDag },
        consequence: {},
        source: ownRule('Every server is built alike, with arrays for its share of the databases.'),
        answer: 'servers',
        tier: null,
      },
    ]
  },
  'maintenance-off': ({ plan, sizing: { iops } }) => {
    if (plan.maintenance || !has(plan, 'maintenance')) return []
    return [
      {
        code: 'maintenance-off',
        severity: 'warning',
        figures: { maintenance: iops.maintenanceThroughput ?? iops.maintenance },
        consequence: {},
        source: equalLogic('7'),
        answer: 'maintenance',
        tier: null,
      },
    ]
  },
  'dag-profile': ({ plan, sizing }) => {
    const derived = plan.tiers.findIndex((tier) => tier.iopsPerMailbox === null)
    if (plan.exchange !== '2010' || !isReplicated(plan) || derived < 0) return []
    const { dag, none } = iopsPerMessage
    return [
      {
        code: 'dag-profile',
        severity: 'note',
        figures: {
          transactional: sizing.iops.transactional,
          standalone: transactionalStandalone({ plan, sizing }),
        },
        consequence: { dag, none },
        source: equalLogic('3.2 and 5.4'),
        answer: 'measuredIops',
        tier: derived,
      },
    ]
  },
}

/** The transactional load of one server with the profile of standalone servers. */
function transactionalStandalone({ plan, sizing }: Pick<Checked, 'plan' | 'sizing'>) {
  const perMessage = iopsPerMessage.none
  return sum(
    standaloneTransactional.definition.label,
    sizing.tiers.map(({ active, messages, perMailbox }, at): Worked<'IOPS'> => {
      const measured = plan.tiers[at]?.iopsPerMailbox ?? null
      return standaloneTransactional({
        active,
        share: sizing.databases.share,
        perMailbox: measured === null ? iopsPerMailbox({ perMessage, messages }) : perMailbox,
      })
    }),
    overTiers,
  )
}
