import { beforeEach, describe, expect, it } from 'vitest'
import { editWords } from '../../../src/app/frame/edit-words.ts'
import type { EditSubject } from '../../../src/app/store/history.ts'
import { copyOwnArray, importOwnArrays, removeOwnArray } from '../../../src/app/store/own-arrays.ts'
import {
  endEdit,
  keepDraft,
  project,
  setAcceptedAdvice,
  setAnswer,
  setPlanNamesAndCurrency,
} from '../../../src/app/store/project.ts'
import {
  pinAnswer,
  resetAnswer,
  resetPlan,
  resetStep,
  unpinAnswer,
} from '../../../src/app/store/resets.ts'
import { addTier, moveTier, nameTier, removeTier } from '../../../src/app/store/tiers.ts'
import { historySteps } from '../../../src/app/store/undo.ts'
import {
  addVariant,
  duplicateVariant,
  moveVariant,
  openVariant,
  removeVariant,
  renameVariant,
} from '../../../src/app/store/variants.ts'
import {
  applyChangedPlan,
  openPlan,
  restoreOwnProject,
  startOver,
} from '../../../src/app/store/whole-projects.ts'
import { defaultPlan, fieldOf, type OwnArray, withVersion } from '../../../src/engine/index.ts'
import { formatFor } from '../../../src/ui/format.ts'

const format = formatFor('en-US')
const quota = fieldOf('quota')

const san: OwnArray = {
  id: 'san',
  name: 'SAN',
  driveKind: '10K SAS 2.5"',
  driveGb: 1800,
  drives: 24,
  spares: 2,
  raid: ['RAID 6'],
  activePorts: 4,
  iopsPerDrive: null,
  measuredIops: {},
  price: null,
}

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

/** The last step in words, with spaces as they are typed. */
function last(): string | undefined {
  const step = historySteps(project.getState()).at(-1)
  return step && editWords(step.of, step.before, step.after, format).replaceAll('\u00a0', ' ')
}

/** What is said of an edit between two moments that are alike. */
function told(of: EditSubject): string {
  return editWords(of, start, start, format)
}

describe('a step in words', () => {
  it('says what an answer was and is, sizes in whole larger units', () => {
    setAnswer(quota, 0, 1000)
    expect(last()).toBe(`${quota.label} 700 MB → 1 GB`)
    setAnswer(quota, 0, 1500)
    endEdit()
    expect(last()).toBe(`${quota.label} 700 MB → 1,500 MB`)
    setAnswer(fieldOf('calendarLogging'), 0, false)
    expect(last()).toBe(`${fieldOf('calendarLogging').label} On → Off`)
    setAnswer(fieldOf('raid'), 0, 'any')
    expect(last()).toBe('RAID policy RAID 6 → Compare all four')
  })

  it('counts binary sizes by 1,024', () => {
    openPlan(withVersion(defaultPlan, '2019'))
    setAnswer(quota, 0, 5120)
    expect(last()).toBe(`${quota.label} 2 GiB → 5 GiB`)
  })

  it('says whose answer it is where there are several tiers', () => {
    addTier()
    expect(last()).toBe('Tier 2 added')
    nameTier(1, 'VIP')
    expect(last()).toBe('Tier name none → “VIP”')
    setAnswer(quota, 1, 2000)
    expect(last()).toBe(`${quota.label} of VIP 700 MB → 2 GB`)
    moveTier(1, 0)
    expect(last()).toBe('VIP moved')
    removeTier(0)
    expect(last()).toBe('VIP removed')
  })

  it('names the answer first that was given, and counts the others that came with it', () => {
    setAnswer(fieldOf('exchange'), 0, '2007')
    expect(last()).toMatch(/^Exchange version Exchange 2010.* → Exchange 2007/)
  })

  it('quotes text that is no answer yet, and what was taken back or typed again', () => {
    keepDraft(quota, 0, '6.90')
    expect(last()).toBe(`${quota.label}: “6.90”, no answer yet`)
    endEdit()
    setAnswer(quota, 0, 700)
    expect(last()).toBe(`${quota.label}: “6.90” taken back`)
    endEdit()
    setAnswer(quota, 0, 700)
    expect(last()).toBe(`${quota.label} typed again`)
  })

  it('tells of names, advice, pins and resets', () => {
    setPlanNamesAndCurrency({ name: 'Base' })
    expect(last()).toBe('Plan name none → “Base”')
    setAcceptedAdvice(['one', 'two'])
    expect(last()).toBe('2 pieces of advice accepted')
    setAcceptedAdvice(['one'])
    expect(last()).toBe('Advice no longer accepted')
    pinAnswer('quota')
    expect(last()).toBe(`${quota.label} pinned`)
    unpinAnswer('quota')
    expect(last()).toBe(`${quota.label} unpinned`)
    setAnswer(quota, 0, 2000)
    resetAnswer(quota, 0)
    expect(last()).toBe(`Reset: ${quota.label} 2 GB → 700 MB`)
    setAnswer(quota, 0, 2000)
    resetStep('users')
    expect(last()).toBe('Exchange and users reset to the defaults')
    setAnswer(quota, 0, 2000)
    resetPlan()
    expect(last()).toBe('All answers reset to the defaults')
  })

  it('tells of variants by what they were called', () => {
    duplicateVariant(0)
    expect(last()).toBe('Variant “Variant 1” duplicated')
    addVariant()
    expect(last()).toBe('Variant “Variant 3” added')
    const { variant } = project.getState()
    renameVariant(0, 'Base')
    expect(last()).toBe('Variant named “Base”')
    moveVariant(0, 2)
    expect(last()).toBe('Variant “Base” moved')
    removeVariant(variant)
    expect(last()).toBe('Variant “Variant 2” removed')
    openVariant(0)
    expect(last(), 'opening is no step').toBe('Variant “Variant 2” removed')
  })

  it('tells of what took the place of the whole plan', () => {
    setAnswer(quota, 0, 2000)
    openPlan({ ...defaultPlan, name: 'Theirs', servers: 8 }, 'file')
    expect(last()).toBe('Plan “Theirs” opened from a file')
    restoreOwnProject()
    expect(last()).toBe('Back to the own plan')
    applyChangedPlan({ ...defaultPlan, servers: 8 }, 'Mailbox servers to 8')
    expect(last()).toBe('Changed: Mailbox servers to 8')
    startOver()
    expect(last()).toBe('Started over')
  })

  it('tells of own arrays and kept tests', () => {
    importOwnArrays({ file: 'lab.json', arrays: [san], currency: '' }, 'add')
    expect(last()).toBe('1 array imported from lab.json')
    copyOwnArray('san')
    expect(last()).toBe('Array SAN (copy) copied')
    removeOwnArray('san')
    expect(last()).toBe('Array SAN removed')
    const imported = { kind: 'own arrays', done: 'imported', file: 'lab.json' } as const
    expect(told({ ...imported, count: 3 })).toBe('3 arrays imported from lab.json')
    const tests = { kind: 'kept tests', name: 'Lab' } as const
    expect(told({ ...tests, done: 'taken back' })).toBe('Test Lab taken back')
  })

  it('cuts a long name, and shows markup and turned text as they are', () => {
    setPlanNamesAndCurrency({ name: 'x'.repeat(500) })
    expect(last()).toBe(`Plan name none → “${'x'.repeat(79)}…”`)
    endEdit()
    setPlanNamesAndCurrency({ name: '<b>\u202eمرحبا</b>' })
    expect(last()).toMatch(/→ “<b> مرحبا<\/b>”$/)
  })
})
