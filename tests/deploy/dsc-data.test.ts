import { beforeAll, describe, expect, it } from 'vitest'
import type { Tree } from 'web-tree-sitter'
import type { Deployment } from '../../src/deploy/deployment.ts'
import { deploymentOf } from '../../src/deploy/deployment-of.ts'
import { dscConfiguration } from '../../src/deploy/dsc-configuration.ts'
import { dscData } from '../../src/deploy/dsc-data.ts'
import { cases } from '../cases.ts'
import { deployedPlans } from './deployed-plans.ts'
import { dscProperties } from './dsc-properties.ts'
import { hostilePlan, smallestWithDag } from './hostile-plan.ts'
import { hostileTexts } from './hostile-texts.ts'
import { errorsOf, type PowershellParser, powershellParser } from './powershell-grammar.ts'
import { codeOf, type Read, readData } from './read-powershell.ts'

let parse: PowershellParser
beforeAll(async () => {
  parse = await powershellParser()
})

const plans = deployedPlans(cases(24, 400))
const deployments = plans
  .flatMap((plan) => deploymentOf(plan) ?? [])
  .filter(({ databases }) => databases.length <= 200)

type Table = { readonly [name: string]: Read }
const isTable = (read: Read | undefined): read is Table =>
  typeof read === 'object' && !Array.isArray(read)
const tableOf = (read: Read | undefined): Table => {
  if (!isTable(read)) throw new Error('A table is expected')
  return read
}
const nodesOf = (data: Table): readonly Table[] => {
  if (!Array.isArray(data.AllNodes)) throw new Error('AllNodes is a list')
  return data.AllNodes.map(tableOf)
}
const dataOf = (deployment: Deployment) => tableOf(readData(dscData(deployment).text))

/** Every copy that the nodes tell of, as `database server preference replay lag`. */
function copiesIn(data: Table): readonly string[] {
  return nodesOf(data).flatMap(({ NodeName, PrimaryDBList, CopyDBList }) => {
    if (NodeName === '*') return []
    const first = Object.values(tableOf(PrimaryDBList)).map(
      (one) => `${tableOf(one).Name} ${NodeName} 1`,
    )
    const others = Object.values(tableOf(CopyDBList)).map(tableOf)
    return [
      ...first,
      ...others.map(
        (one) => `${one.Name} ${NodeName} ${one.ActivationPreference} ${one.ReplayLagTime}`,
      ),
    ]
  })
}

describe('the configuration data', () => {
  it('is PowerShell by its grammar and runs nothing, whatever the plan', () => {
    expect(deployments.length).toBeGreaterThan(12)
    for (const deployment of deployments) {
      const { text } = dscData(deployment)
      expect(parse(text, errorsOf)).toEqual([])
      const run = (tree: Tree) => tree.rootNode.descendantsOfType(['command', 'variable'])
      expect(parse(text, (tree) => run(tree).map((node) => node?.text))).toEqual(
        (text.match(/\$(?:true|false)/g) ?? []).map(String),
      )
    }
  })

  it('tells of the same copies as the placement', () => {
    for (const deployment of deployments) {
      const placed = deployment.databases.flatMap(({ name, copies }) =>
        copies.map(({ server, preference, replayLag }) =>
          [name, server, preference, ...(preference > 1 ? [replayLag] : [])].join(' '),
        ),
      )
      expect([...copiesIn(dataOf(deployment))].sort()).toEqual(placed.sort())
    }
  })

  it('gives every server of a DAG its entry, and every DAG one server that begins it', () => {
    for (const deployment of deployments) {
      const data = dataOf(deployment)
      const found = deployment.dags.map(({ name, servers }) => {
        const [id = ''] = Object.entries(data).flatMap(([key, entry]) =>
          isTable(entry) && entry.DAGName === name ? [key] : [],
        )
        const members = nodesOf(data).filter((node) => node.DAGId === id)
        expect(members.map((node) => node.NodeName)).toEqual(servers)
        expect(members.filter((node) => node.Role === 'FirstDAGMember')).toHaveLength(1)
        expect(tableOf(data[id]).AutoDagTotalNumberOfServers).toBe(servers.length)
        return id
      })
      expect(new Set(found).size).toBe(deployment.dags.length)
    }
  })

  it('calls everything as the resources of the module call their properties', () => {
    const strange = (table: Read | undefined, resource: keyof typeof dscProperties) => {
      const known = new Set(dscProperties[resource].map((name) => name.toLowerCase()))
      return Object.keys(tableOf(table)).filter((name) => !known.has(name.toLowerCase()))
    }
    const ofMounting = [
      'AutoDagVolumesRootFolderPath',
      'AutoDagDatabasesRootFolderPath',
      'FileSystem',
    ]
    for (const deployment of deployments) {
      const data = dataOf(deployment)
      const [common = {}, ...nodes] = nodesOf(data)
      expect(strange(common, 'ExchAutoMountPoint')).toEqual(['NodeName', 'MailboxDatabase'])
      expect(Object.keys(common)).toEqual(expect.arrayContaining(ofMounting))
      expect(strange(common.MailboxDatabase, 'ExchMailboxDatabase')).toEqual([])
      for (const node of nodes) {
        expect(strange(node.MailboxServer, 'ExchMailboxServer')).toEqual([])
        for (const one of Object.values(tableOf(node.PrimaryDBList)))
          expect(strange(one, 'ExchMailboxDatabase')).toEqual([])
        for (const one of Object.values(tableOf(node.CopyDBList)))
          expect(strange(one, 'ExchMailboxDatabaseCopy')).toEqual(['Name'])
      }
      for (const entry of Object.values(data).filter(isTable))
        expect(strange(entry, 'ExchDatabaseAvailabilityGroup')).toEqual(['DAGName'])
    }
  })

  it('leaves out what is not given, which would clear what stands', () => {
    const texts = (read: Read): readonly Read[] => {
      if (typeof read !== 'object') return [read]
      return (Array.isArray(read) ? read : Object.values(read)).flatMap(texts)
    }
    for (const deployment of deployments) {
      const bare = {
        ...deployment,
        settings: { ...deployment.settings, addressBook: '' },
        dags: deployment.dags.map((dag) => ({
          ...dag,
          witness: { server: '', folder: '' },
          alternate: { server: '', folder: '' },
        })),
      }
      expect(texts(dataOf(bare))).not.toContain('')
    }
  })

  it('takes no disk that is smaller than the volumes, and names the file system at the DAG', () => {
    for (const deployment of deployments) {
      const data = dataOf(deployment)
      deployment.servers.forEach(({ volumes }, at) => {
        const { MinDiskSize } = nodesOf(data)[at + 1] ?? {}
        const isLeftOut = volumes.length === 0 || volumes.some(({ logGib }) => logGib !== null)
        expect(MinDiskSize === undefined).toBe(isLeftOut)
        if (isLeftOut) return
        // A disk of just the size is told as whole gigabytes and must be larger.
        const smallest = Math.min(...volumes.map(({ gib }) => gib))
        const least = Number(/^(\d+)GB$/.exec(String(MinDiskSize))?.[1])
        expect(least).toBeLessThan(Math.max(2, Math.floor(smallest)))
        expect(least).toBeGreaterThan(smallest - 3)
      })
      const formats = Object.values(data)
        .filter(isTable)
        .map(({ FileSystem }) => FileSystem)
      const format = deployment.exchange === '2013' ? undefined : 'ReFS'
      expect(formats).toEqual(deployment.dags.map(() => format))
    }
  })

  it('is the same code for a hostile plan as for any other', () => {
    const base = smallestWithDag(plans)
    const codeFor = (text: string) => {
      const deployment = deploymentOf(hostilePlan(base, text))
      if (!deployment) throw new Error('A plan with a DAG has data')
      expect(dscData(deployment).text).toMatch(/^(?:[ -~]*\r\n)+$/)
      // Longer names break lines elsewhere, and a place that nobody gave is left out.
      return codeOf(dscData(deployment).text)
        .replaceAll(/\b(?:OfflineAddressBook|(?:Alternate)?Witness\w+) = \|'…'\|/g, '')
        .replaceAll(/[\s;|]+/g, ' ')
    }
    const usual = codeFor('')
    for (const text of hostileTexts) expect(codeFor(text), text).toBe(usual)
  })
})

describe('the configuration that reads the data', () => {
  const { text } = dscConfiguration
  const blocks = [...text.matchAll(/^ +(Exch\w+) [^{]+\{\r\n([^}]+)\}/gm)].map(
    ([, resource = '', block = '']) => ({
      resource,
      set: [...block.matchAll(/^ +(\w+) += (\S+)\r$/gm)].map(([, name, to]) => [name, to] as const),
    }),
  )

  it('is PowerShell by its grammar', () => {
    expect(parse(text, errorsOf)).toEqual([])
  })

  it('calls resources of the module with properties that they have', () => {
    const known: Readonly<Record<string, readonly string[]>> = dscProperties
    expect(new Set(blocks.map(({ resource }) => resource))).toEqual(new Set(Object.keys(known)))
    for (const { resource, set } of blocks) {
      const names = new Set(
        [...(known[resource] ?? []), 'Credential'].map((one) => one.toLowerCase()),
      )
      expect(set.length).toBeGreaterThan(1)
      for (const [name = ''] of set)
        expect(names.has(name.toLowerCase()), `${resource} ${name}`).toBe(true)
    }
  })

  it('reads everything that the data say, and nothing else', () => {
    const read = new Set(
      [...text.matchAll(/\$(Node|dag|database|copy)\.([\w.]+)/g)].map(
        ([, of, path]) => `${of} ${path}`,
      ),
    )
    const said = new Set<string>()
    const say = (of: string, table: Read | undefined) => {
      if (isTable(table)) for (const name of Object.keys(table)) said.add(`${of} ${name}`)
    }
    for (const deployment of deployments) {
      const data = dataOf(deployment)
      for (const node of nodesOf(data)) {
        say('Node', node)
        if (isTable(node.MailboxServer))
          for (const name of Object.keys(node.MailboxServer)) said.add(`Node MailboxServer.${name}`)
        if (isTable(node.MailboxDatabase))
          for (const name of Object.keys(node.MailboxDatabase))
            said.add(`Node MailboxDatabase.${name}`)
        if (isTable(node.PrimaryDBList))
          for (const one of Object.values(node.PrimaryDBList)) say('database', one)
        if (isTable(node.CopyDBList))
          for (const one of Object.values(node.CopyDBList)) say('copy', one)
      }
      for (const dag of Object.values(data)) say('dag', dag)
    }
    const through = ['Node PrimaryDBList', 'Node CopyDBList', 'Node MailboxServer']
    const apart = [...through, 'Node MailboxDatabase', 'Node ServerNameInCsv']
    const read2 = [...read].map((path) =>
      path.replace(/ (PrimaryDBList|CopyDBList)\.Values$/, ' $1'),
    )
    // Places that these plans do not give.
    const places = /Witness|OfflineAddressBook/
    expect(read2.filter((path) => !said.has(path) && !places.test(path))).toEqual([])
    expect([...said].filter((path) => !read2.includes(path) && !apart.includes(path))).toEqual([])
  })
})
