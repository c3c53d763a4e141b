import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { consideredBuildOfId, judgeBuild } from '../../../src/engine/designs/index.ts'
import { decideAutomatic } from '../../../src/engine/explore/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { billOfArraysWithVolumes, dagsOf, methodOf } from '../../../src/engine/methods/index.ts'
import { billVolumeCsvRows } from '../../../src/features/bill-of-materials/bill-of-materials.tsx'
import {
  namedServersOfPlan,
  reservedVolumesSentence,
  serverContentsLine,
  volumeNamingWords,
} from '../../../src/features/bill-of-materials/bill-words.ts'
import { DesignOrderList } from '../../../src/features/bill-of-materials/order-list.tsx'
import { designOrderSentence } from '../../../src/features/bill-of-materials/order-words.ts'
import { makeCsv } from '../../../src/ui/csv.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { planWith, recommended, sized, sizedAnyhow } from '../../engine/plans.ts'
import { exampleA, exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

describe('bill rows', () => {
  const plan = planWith(
    {},
    {
      ownArrays: [
        {
          id: 'a1',
          name: '=cmd',
          driveKind: '10K SAS 2.5"',
          driveGb: 1800,
          drives: 24,
          spares: 2,
          raid: ['RAID 10'],
          activePorts: 8,
          iopsPerDrive: null,
          measuredIops: {},
          price: null,
        },
      ],
      storage: 'any',
      raid: 'any',
      volumeStep: 0.1,
    },
  )

  function rowsOf(id: string, of = plan) {
    const build = consideredBuildOfId(of, id)
    if (!build) throw new Error(`No design is called ${id}`)
    const candidate = judgeBuild(of, sized(of), build)
    return billVolumeCsvRows(billOfArraysWithVolumes(of, sized(of), candidate), candidate)
  }

  it('has every volume on a line, with its place, its array and its size', () => {
    const rows = rowsOf('ps6100xv-600-raid6-1', defaultPlan)
    expect(rows).toHaveLength(28)
    expect(Object.values(rows[0] ?? {})).toEqual([
      'S1',
      'S1',
      'DAG1',
      'MBX01',
      'MBX01',
      'PS6100XV',
      1,
      24,
      600,
      'RAID 6',
      'MBX01-DB001',
      'DB001',
      'database and logs',
      1400,
    ])
  })

  it('writes sizes without what floating-point arithmetic leaves', () => {
    for (const row of rowsOf('ps6100xv-600-raid6-1'))
      expect(String(row['Size (GB)'])).toMatch(/^\d+(\.\d{1,6})?$/)
  })

  it('lets no name of a person’s own array be a formula', () => {
    const rows = rowsOf('own-a1-raid10-1').map((row) => Object.values(row))
    const [line = ''] = makeCsv(rows, formatFor('en-GB')).split('\r\n')
    expect(line).toContain(`"'=cmd"`)
  })
})

describe('bill servers', () => {
  function billOf(plan: Plan) {
    const build = consideredBuildOfId(defaultPlan, 'ps6100xv-600-raid6-1')
    if (!build) throw new Error('The design is considered')
    const sizing = sized(plan)
    const candidate = judgeBuild(plan, sizing, build)
    return billOfArraysWithVolumes(plan, sizing, candidate, namedServersOfPlan(plan, sizing))
  }

  const holdersOf = (plan: Plan) => billOf(plan).sites.flatMap(({ holders }) => holders)

  it('calls every server as the DAG map does, with the copies that are on it there', () => {
    const plan = planWith({}, { copies: 2, servers: 6, worstCase: 'spread' })
    const [dag] = dagsOf(plan, sized(plan))?.dags ?? []
    if (!dag) throw new Error('The plan has a DAG')
    const onMap = dag.servers.map(({ number, name, site }) => ({
      name,
      site,
      databases: dag.databases
        .filter(({ copies }) => copies.some(({ server }) => server === number))
        .map((database) => database.name),
    }))
    const billed = holdersOf(plan).map(({ name, site, volumes }) => ({
      name,
      site,
      databases: (volumes ?? []).flatMap(({ database }) => database ?? []),
    }))
    expect(billed.length).toBe(6)
    expect(billed).toEqual(onMap.toSorted((one, other) => one.site - other.site))
  })

  it('takes names of one’s own', () => {
    const names = holdersOf({ ...defaultPlan, serverNames: 'EX##-X' }).map(({ name }) => name)
    expect(names).toEqual(['EX01-X', 'EX03-X', 'EX02-X', 'EX04-X'])
  })

  it('numbers standalone servers and the servers of clusters through all sites', () => {
    const alone = planWith({}, { availability: 'none', servers: 3, sites: 1 })
    expect(holdersOf(alone).map(({ name }) => name)).toEqual(['MBX01', 'MBX02', 'MBX03'])
    const clusters = planWith({}, { exchange: '2007', availability: 'scc', servers: 4, sites: 2 })
    expect(holdersOf(clusters).map(({ name, servers }) => [name, ...servers])).toEqual([
      ['CL01', 'MBX01', 'MBX02'],
      ['CL02', 'MBX03', 'MBX04'],
    ])
  })
})

describe('bill words', () => {
  const format = formatFor('en-US')

  function billOf(plan: Plan) {
    const [candidate] = recommended(plan).candidates
    if (!candidate) throw new Error('The plan considers no arrays')
    return billOfArraysWithVolumes(plan, sized(plan), candidate)
  }

  function firstServer(plan: Plan): string {
    const bill = billOf(plan)
    return serverContentsLine(bill.sites[0].holders[0], bill, format).replaceAll('\u00a0', ' ')
  }

  it('says in one line what a server has', () => {
    expect(firstServer(defaultPlan)).toBe('DAG1, 1 array, 7 × 1,400 GB, 9,800 GB in all')
  })

  it('tells volumes of logs and reserved ones apart', () => {
    const plan = planWith({}, { separateLogs: true, copies: 2 })
    expect(firstServer(plan)).toMatch(
      /, 7 × 1,300 GB and 7 × 200 GB \(6 reserved\), 10,500 GB in all$/,
    )
    expect(reservedVolumesSentence(plan, billOf(plan))).toMatch(
      /^The plan asks for room on each server/,
    )
    expect(volumeNamingWords(plan, billOf(plan))).toContain('MBX01-DB001-LOGS')
  })

  it('says nothing of reserved volumes where there are none', () => {
    expect(reservedVolumesSentence(defaultPlan, billOf(defaultPlan))).toBe('')
  })
})

describe('order list', () => {
  /** Its drives for restores and logs are those of its databases. */
  const { plan } = decideAutomatic(withVersion(defaultPlan, 'SE'))

  function order(prices: object): string {
    const priced = { ...plan, ...prices }
    const sizing = sizedAnyhow(priced)
    const { proposed } = methodOf(priced).designs(priced, sizing)
    if (!proposed) throw new Error('Something is proposed')
    const markup = renderToStaticMarkup(
      <DesignOrderList plan={priced} sizing={sizing} design={proposed} />,
    )
    return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  }

  it('says of each line without a price that the total leaves it out', () => {
    const words = order({ serverPrice: 9000, databaseDrivePrice: 400 })
    expect(words).toContain('not in the total')
    expect(words).not.toContain('a price is missing')
  })

  it('leaves nothing out where every line has its price, and says where none adds up', () => {
    expect(
      order({ serverPrice: 9000, databaseDrivePrice: 400, otherDrivePrice: 300 }),
    ).not.toContain('not in the total')
    const words = order({ serverPrice: 9000 })
    expect(words).toContain('a price is missing')
    expect(words).not.toContain('not in the total')
  })
})

describe('order words', () => {
  const format = formatFor('en-US')

  function ordered(plan: Plan, sizing = sizedAnyhow(plan)): string {
    const { proposed, designs } = methodOf(plan).designs(plan, sizing)
    const design = proposed ?? designs[0]
    if (!design) throw new Error('A design is considered')
    return designOrderSentence(design, format).replaceAll('\u00a0', ' ')
  }

  it('names the arrays to buy, their drives and how many there are in all', () => {
    expect(ordered(defaultPlan, sized(defaultPlan))).toBe(
      '4 × PS6100XV with 24 × 600 GB in RAID 6, one array per server: 96 drives in all',
    )
  })

  it('names drives by their size, how many each server has and how many there are in all', () => {
    expect(ordered(planFromKeys(exampleC.design))).toBe(
      '10 servers: 180 drives of 6,000 GB (18 in each) and 20 drives of 600 GB for the system (2 in each)',
    )
  })

  it('says what drives besides are for', () => {
    expect(ordered(planFromKeys(exampleA.design))).toBe(
      '6 servers: 90 drives of 8,000 GB (15 in each), 12 drives of 600 GB for the system (2 in each) and 12 drives of 900 GB for transport (2 in each)',
    )
  })

  it('tells sites apart whose servers have other drives', () => {
    expect(ordered(planFromKeys({ ...exampleC.design, model: 'AP', copies2: 1 }))).toBe(
      '7 servers: 280 drives of 6,000 GB (36 in each of site 1 and 50 in each of site 2), 14 drives of 600 GB for the system (2 in each) and 14 drives of 900 GB for transport (2 in each)',
    )
  })
})
