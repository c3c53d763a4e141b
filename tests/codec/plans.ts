import fc from 'fast-check'
import { papersBaselinePlan } from '../../src/codec/stored-answers.ts'
import {
  allAnswerFields,
  defaultPlan,
  type Field,
  type OwnArray,
  type Plan,
  projectLimits,
  type Tier,
} from '../../src/engine/index.ts'
import { anyCharacter } from '../any-character.ts'
import { lines, ownArrays } from '../engine/plans.ts'

/** Whether a field asks for an answer of each tier. */
export function isOfTier(field: Field): boolean {
  return field.scope === 'tier'
}

/** A name as people type it, and as they do not: any UTF-16, lone surrogates included. */
const names = (length: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ maxLength: length }),
    fc.string({ maxLength: Math.floor(length / 2), unit: anyCharacter }),
    fc.constantFrom(
      '',
      'Köln & Zürich',
      '東京本社',
      '👩‍💻 team',
      '__proto__',
      '\u0000\ud800"\\\uFEFF',
    ),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units)),
  )

/** Any answer that a field allows, its ends and its empty box included. */
export function answers(field: Field): fc.Arbitrary<number | string | boolean | null> {
  if (field.kind === 'switch') return fc.boolean()
  if (field.kind === 'text') return lines(field)
  if (field.kind === 'choice') return fc.constantFrom(...field.choices.map(({ value }) => value))
  const { min, max, whole, empty } = field
  const number = whole
    ? fc.integer({ min, max })
    : fc.oneof(
        // Minus zero is no answer of its own: `parsePlan` makes it zero.
        fc.double({ min, max, noNaN: true }).map((value) => value + 0),
        fc.integer({ min: Math.ceil(min), max }),
      )
  const known = fc.oneof({ weight: 6, arbitrary: number }, fc.constantFrom(min, max))
  return empty === null ? known : fc.oneof(known, fc.constant(null))
}

const tierFields = allAnswerFields.filter(isOfTier)
const planFields = allAnswerFields.filter((field) => !isOfTier(field))

/** Answers of some of the fields; the others stay as they are. */
function some(of: readonly Field[]): fc.Arbitrary<(plan: Plan) => Plan> {
  return fc
    .tuple(...of.map((field) => fc.option(answers(field), { nil: undefined })))
    .map((given) => (plan) => {
      const write = (sofar: Plan, field: Field, at: number) => {
        const answer = given[at]
        return answer === undefined ? sofar : field.write(sofar, 0, answer)
      }
      return of.reduce(write, plan)
    })
}

function tiers(longest: number): fc.Arbitrary<Tier> {
  return fc
    .tuple(names(longest), some(tierFields))
    .map(([name, change]) => ({ ...change(defaultPlan).tiers[0], name }))
}

/** Any plan without own arrays that a person can make, from the register of fields. */
export const plansWithoutArrays: fc.Arbitrary<Plan> = fc
  .record({
    titles: fc.record({
      name: names(projectLimits.name),
      author: names(projectLimits.name),
      customer: names(projectLimits.name),
      currency: names(projectLimits.name),
    }),
    change: some(planFields),
    first: tiers(40),
    rest: fc.array(tiers(40), { maxLength: projectLimits.tiers - 1 }),
  })
  .map(({ titles, change, first, rest }) => ({
    ...change({ ...defaultPlan, ...titles }),
    tiers: [first, ...rest] as const,
  }))

/** Any plan that a person can make. */
export const plans: fc.Arbitrary<Plan> = fc
  .tuple(plansWithoutArrays, ownArrays)
  .map(([plan, own]) => ({ ...plan, ownArrays: own }))

/** As many arrays as a plan takes, each with a name as long as it may be. */
export function mostArrays(nameOf: (at: number) => string): readonly OwnArray[] {
  return Array.from({ length: projectLimits.ownArrays }, (_, at) => ({
    id: `${at}${'x'.repeat(40)}`.slice(0, 40),
    name: nameOf(at),
    driveKind: '7.2K SATA 3.5"',
    driveGb: 1000 / 3,
    drives: 999,
    spares: 100,
    raid: ['RAID 10', 'RAID 50', 'RAID 5', 'RAID 6'],
    activePorts: 64,
    iopsPerDrive: 100 / 3,
    measuredIops: {
      'RAID 10': 1e6 / 3,
      'RAID 50': 1e6 / 7,
      'RAID 5': 1e6 / 9,
      'RAID 6': 1e6 / 11,
    },
    price: 1e8 / 3,
  }))
}

/** What links and files leave out: the default plan of the first release. */
export const firstPlan = papersBaselinePlan

/** The first plan with answers by field key, in its first tier where the field is of a tier. */
function withAnswers(given: Readonly<Record<string, number | string | boolean | null>>): Plan {
  return allAnswerFields.reduce((plan, field) => {
    const answer = given[field.key]
    return answer === undefined ? plan : field.write(plan, 0, answer)
  }, firstPlan)
}

/** A plan as it is typically shared: five answers changed. */
export const typicalPlan = withAnswers({
  mailboxes: 4200,
  quota: 2048,
  messages: 150,
  copies: 3,
  raid: 'RAID 50',
})

const offices = ['Berlin', 'Hamburg', 'München', 'Köln', 'Wien', 'Zürich', 'Praha', 'Kraków']
const roles = ['sales and field service', 'executives with assistants', 'shop floor kiosks']

/** Twelve tiers with names of 80 characters and every answer of each changed. */
export const largePlan: Plan = {
  ...withAnswers({ servers: 8, mailboxesPerDatabase: 850, overhead: 25, logDays: 7 }),
  name: 'Exchange 2010 consolidation of all offices, second draft after the review of May'.padEnd(
    80,
    '.',
  ),
  author: 'Annegret Schönfelder-Kowalczyk, messaging architecture, headquarters'.padEnd(80, '.'),
  customer: 'Vereinigte Maschinenfabriken Obermoser & Söhne GmbH & Co. KG aA'.padEnd(80, '.'),
  tiers: [largeTier(0), ...Array.from({ length: 11 }, (_, index) => largeTier(index + 1))],
}

function largeTier(index: number): Tier {
  const office = offices[index % offices.length]
  const name = `${office} ${index + 1}, ${roles[index % roles.length]}, mailboxes moved in wave ${index * 7 + 3}`
  return {
    ...defaultPlan.tiers[0],
    name: name.padEnd(80, '.').slice(0, 80),
    mailboxes: 1234 + index * 377,
    growth: 3 + index * 1.5,
    active: 95 - index * 4,
    messages: 50 + index * 23,
    messageSize: 41.5 + index * 7,
    measuredIops: (61 + index * 13) / 1000,
    blackBerry: 2 + index * 3.5,
    quota: 512 + index * 448,
    retention: 15 + index,
  }
}
