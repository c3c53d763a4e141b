import { describe, expect, it } from 'vitest'
import {
  deployedPlaces,
  isFolderPath,
  isHostName,
  isIpv4Address,
  isPlainText,
} from '../../../src/engine/failures/deployed-places.ts'
import { defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { hostileTexts } from '../../deploy/hostile-texts.ts'

const one = { dags: ['DAG1'], servers: ['MBX01', 'MBX02'], twoSites: true }
const two = { ...one, dags: ['DAG1', 'DAG2'] }
const places = (edit: Partial<Plan>, deployed = one) =>
  deployedPlaces({ ...defaultPlan, ...edit }, deployed)

describe('the form of a text', () => {
  it.each(['FS01', 'fs-1.contoso.com', 'a.b.c'])('%s is a host', (text) => {
    expect(isHostName(text)).toBe(true)
  })
  it.each(['', '.', 'a..b', '-a', 'a-', 'a_b', '10.0.0.1', `${'a'.repeat(64)}.com`, 'a b'])(
    '%s is none',
    (text) => {
      expect(isHostName(text)).toBe(false)
    },
  )
  it.each(['10.0.0.1', '255.255.255.255', '0.0.0.0'])('%s is an address', (text) => {
    expect(isIpv4Address(text)).toBe(true)
  })
  it.each(['10.0.0', '10.0.0.256', '10.0.0.1.', '1.2.3.4.5', 'fe80::1', '10.0.0.1 '])(
    '%s is no address',
    (text) => {
      expect(isIpv4Address(text)).toBe(false)
    },
  )
  it.each(['C:\\Witness', 'd:\\DAG FSW\\DAG1', "C:\\it's", 'C:\\$(x)`y'])(
    '%s is a folder',
    (text) => {
      expect(isFolderPath(text)).toBe(true)
    },
  )
  it.each([
    'C:',
    'C:\\',
    'Witness',
    '\\\\FS01\\W',
    'C:\\a\\',
    'C:\\..',
    'C:\\a ',
    'C:\\a"b',
    'C:\\a*',
    'C:\\ä',
    'C:\\a\nb',
    'C:/a',
    'C:\\a;=1+1;b',
  ])('%s is no folder', (text) => {
    expect(isFolderPath(text)).toBe(false)
  })
  it.each(['\\Default Offline Address Book', "Book 'A'"])('%s is plain', (text) => {
    expect(isPlainText(text)).toBe(true)
  })
  it.each(['=1', ' +1', '"@a', "'-1", 'ä', 'a\tb', '', 'a;=1+1;b', 'a; @b', 'a|-1'])(
    '%s is not plain',
    (text) => {
      expect(isPlainText(text)).toBe(false)
    },
  )
})

describe('the places of a plan', () => {
  it('that gives none are missing, those of a second site only if the plan has one', () => {
    expect(places({}).missing).toHaveLength(8)
    expect(places({}, { ...one, twoSites: false }).missing).toEqual([
      ...['dagAddresses', 'controllers1', 'addressBook', 'witnessServer', 'witnessFolder'],
    ])
    expect(places({}, { ...one, dags: [], twoSites: false }).missing).toEqual([
      ...['controllers1', 'addressBook'],
    ])
  })

  it('of several DAGs are shared out, with a folder for each on a witness', () => {
    const { dags, problems } = places(
      {
        dagAddresses: '10.0.0.1 10.1.0.1, 10.0.0.2 10.1.0.2',
        witnessServer: 'FS01.contoso.com',
        witnessFolder: 'C:\\Witness',
        alternateWitnessServer: 'FS02, FS03',
      },
      two,
    )
    expect(problems).toEqual([])
    expect(dags).toEqual([
      {
        addresses: ['10.0.0.1', '10.1.0.1'],
        witness: { server: 'FS01.contoso.com', folder: 'C:\\Witness\\DAG1' },
        alternate: { server: 'FS02', folder: '' },
      },
      {
        addresses: ['10.0.0.2', '10.1.0.2'],
        witness: { server: 'FS01.contoso.com', folder: 'C:\\Witness\\DAG2' },
        alternate: { server: 'FS03', folder: '' },
      },
    ])
  })

  it('that cannot be shared out are left out, and said', () => {
    const found = places({ dagAddresses: '10.0.0.1 10.0.0.2 10.0.0.3' }, two)
    expect(found.dags[0]?.addresses).toEqual([])
    expect(found.problems).toEqual([
      {
        code: 'not shared out',
        key: 'dagAddresses',
        texts: ['10.0.0.1', '10.0.0.2', '10.0.0.3'],
        dags: 2,
      },
    ])
    expect(found.missing).toContain('dagAddresses')
    expect(places({ witnessServer: 'FS01,FS02' }).problems[0]?.code).toBe('not shared out')
  })

  it('are left out where nobody knows which DAG each of the rest is for', () => {
    const addresses = places({ dagAddresses: '10.0.0.1 10.0.0.2 10.0.1.999 10.0.1.998' }, two)
    expect(addresses.dags.map((dag) => dag.addresses)).toEqual([[], []])
    expect(addresses.problems.map(({ code }) => code)).toEqual(['not an address', 'not shared out'])
    const witnesses = places({ witnessServer: 'FS01, FS_02' }, two)
    expect(witnesses.dags.map(({ witness }) => witness.server)).toEqual(['', ''])
    expect(witnesses.problems.map(({ code }) => code)).toEqual(['not a host', 'not shared out'])
  })

  it.each(['10.0.0.1', '10.0.0.1 10.0.0.1', '10.0.0.1 10.1.0.1 10.0.0.2 10.1.0.1'])(
    'give no address to two DAGs: %s',
    (dagAddresses) => {
      const found = places({ dagAddresses }, two)
      expect(found.dags.map(({ addresses }) => addresses)).toEqual([[], []])
      expect(found.problems.map(({ code }) => code)).toEqual(['of one DAG'])
      expect(found.missing).toContain('dagAddresses')
    },
  )

  it.each(['0.0.0.0', '255.255.255.255'])('give %s to any DAG, which is none', (dagAddresses) => {
    const { dags, problems } = places({ dagAddresses }, two)
    expect(problems).toEqual([])
    expect(dags.map(({ addresses }) => addresses)).toEqual([[dagAddresses], [dagAddresses]])
  })

  it('know no witness among the members', () => {
    const found = places({ witnessServer: 'mbx02.contoso.com' })
    expect(found.dags[0]?.witness.server).toBe('')
    expect(found.problems).toEqual([
      { code: 'a member', key: 'witnessServer', texts: ['mbx02.contoso.com'] },
    ])
  })

  it('leave out what is of no such form, and keep the rest', () => {
    const found = places({ controllers1: 'DC1, -bad-, DC2' })
    expect(found.controllers[0]).toEqual(['DC1', 'DC2'])
    expect(found.problems).toEqual([{ code: 'not a host', key: 'controllers1', texts: ['-bad-'] }])
  })

  it.each(hostileTexts)('hold nothing of %j but what has its form', (text) => {
    const found = places({
      dagAddresses: text,
      controllers1: text,
      controllers2: text,
      addressBook: text,
      witnessServer: text,
      witnessFolder: text,
      alternateWitnessServer: text,
      alternateWitnessFolder: text,
    })
    const [dag] = found.dags
    const hosts = [...found.controllers.flat(), dag?.witness.server, dag?.alternate.server]
    for (const host of hosts) expect(host).toMatch(/^[A-Za-z0-9.-]*$/)
    for (const { folder } of [dag!.witness, dag!.alternate])
      expect(folder).toMatch(/^(?:[A-Z]:.*)?$/)
    expect(found.addressBook).toMatch(/^(?![=+\-@])[ -~]*$/)
    expect(dag?.addresses).toEqual([])
  })
})
