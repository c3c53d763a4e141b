import { defineCheck, sentenceTag } from '../core/check.ts'
import { citeEqualLogic, ownRule } from '../core/source.ts'
import { raidPolicies } from '../hardware/equallogic-arrays.ts'
import { raidConversionWords } from '../hardware/raid-conversion.ts'
import { checksOfEveryPlan } from '../methods/method-checks.ts'
import { databasesAnswerKeyOfPlan, type PlanToCheck } from '../methods/port/port.ts'
import { availabilityOf, considersEqualLogic, isReplicated } from '../plan/features.ts'
import { answer } from '../plan/plan.ts'

/** Number of databases up to which one database holds half of the mailboxes or more. */
const fewUpTo = 2

const convertible = raidPolicies.filter((policy) => policy !== 'RAID 5')

/** Checks on the layout: databases, copies and servers, network, RAID and logs. */
export const layoutChecks = [
  defineCheck({
    code: 'few-databases',
    severity: 'warning',
    when: ({ sizing }: PlanToCheck) => {
      const { inAll: databases, mailboxesEach } = sizing.databases
      return databases.value <= fewUpTo ? [{ databases, mailboxesEach }] : []
    },
    title: 'Half of the mailboxes or more in one database',
    finding: ({ databases, mailboxesEach }) =>
      sentenceTag`There ${databases.value === 1 ? 'is' : 'are'} ${databases} in all, with ${mailboxesEach}. While a database is down or being restored, ${databases.value === 1 ? 'the whole' : 'half of the'} organization is without mail.`,
    fix: 'Put fewer mailboxes in each database.',
    answer: databasesAnswerKeyOfPlan,
    source: citeEqualLogic('7'),
  }),
  defineCheck({
    code: 'one-copy-dag',
    severity: 'warning',
    when: ({ plan }: PlanToCheck) =>
      availabilityOf(plan) === 'dag' && !isReplicated(plan)
        ? [{ copies: answer(plan, 'copies') }]
        : [],
    title: 'A DAG with one copy',
    finding: ({ copies }) =>
      sentenceTag`Each database has ${copies}, so no other copy takes over if its server or its arrays fail.`,
    fix: 'Add copies, or plan standalone servers.',
    answer: 'copies',
    source: ownRule(
      'A DAG keeps a database available by its other copies. With one copy there is none to take over.',
    ),
  }),
  ...checksOfEveryPlan.ofCopies,
  defineCheck({
    code: 'nics-below-ports',
    severity: 'warning',
    when: ({ plan, recommendation: { proposed } }: PlanToCheck) => {
      const nics = answer(plan, 'nicsPerServer')
      if (!proposed || nics.value >= proposed.ports.value) return []
      return [{ nics, ports: proposed.ports }]
    },
    title: 'Fewer storage NICs than array ports',
    finding: ({ nics, ports }) =>
      sentenceTag`A server has ${nics} for storage, but the active controllers of its arrays have ${ports}. Some array bandwidth stays unused.`,
    measured: 'The servers of the tests had four, and two where the array was a PS4100.',
    fix: 'Use one storage NIC per active array port.',
    answer: 'nicsPerServer',
    source: citeEqualLogic('7, 5.8 and A.4.2'),
  }),
  defineCheck({
    code: 'raid-5-is-final',
    severity: 'warning',
    when: ({ plan, recommendation: { proposed } }: PlanToCheck) =>
      considersEqualLogic(plan) && [plan.raid, proposed?.raid].includes('RAID 5') ? [{}] : [],
    title: 'RAID 5 cannot be converted',
    finding: ({ plan }) =>
      `${plan.raid === 'RAID 5' ? 'The plan asks for RAID 5' : 'The proposed design is in RAID 5'}. It cannot be converted to another policy later. ${convertible.map(raidConversionWords).join('; ')}.`,
    fix: 'Choose RAID 5 only if it is to stay.',
    answer: 'raid',
    source: citeEqualLogic('5.5'),
  }),
  checksOfEveryPlan.ofLogs,
]
