import { describe, expect, it } from 'vitest'
import { examples } from '../../../roles/examples.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'
import { figuresOf, hardwareOf } from './hardware-of.ts'

const keys = [
  'dbSize',
  'logDays',
  'userLogs',
  'logKeep',
  'logMove',
  'logPerDb',
  'volume',
  'restoreVolume',
  'dbVolumes',
  'spares',
  'volumesServer',
  'volumeSpaceServer',
  'iopsServer',
  'readsServer',
  'writesServer',
  'logWrites',
  'logReads',
  'iopsPerDb',
  'iopsPerLog',
  'bdm',
  'need10',
  'need5',
  'need6',
  'raid1',
  'raidServer1',
  'jbod1',
  'jbodServer1',
  'cache',
  'casMem',
  'ciMem',
  'ramNeed',
  'ram',
  'ram2',
  'cachePerMbx',
  'megaNormal',
  'mega1',
  'mega2',
  'megaWorst',
  'cpuNormal',
  'cpu1',
  'cpu2',
  'cpuWorst',
  'cores',
  'gcCores',
] as const

describe.each(examples)('$name, as Microsoft', ({ design, figures, texts }) => {
  const parts = hardwareOf(planFromKeys(design), 'microsoft', figures)
  const found = figuresOf(parts)
  it.each(keys)('%s', (key) => {
    const expected = figures[key]
    expect(expected).toBeDefined()
    if (expected === null) expect(found[key]).toBeNull()
    else expect(found[key]).toBeCloseTo(expected ?? Number.NaN, 5)
  })
  it('RAID', () => expect(parts.drives.raidChoice).toBe(texts.raidChoice))
})
