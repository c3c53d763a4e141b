import { beforeAll, describe, expect, it } from 'vitest'
import type { Tree } from 'web-tree-sitter'
import type { Deployment } from '../../src/deploy/deployment.ts'
import { deploymentOf } from '../../src/deploy/deployment-of.ts'
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

  it('is the same code for a hostile plan as for any other', () => {
    const base = smallestWithDag(plans)
    const codeFor = (text: string) => {
      const deployment = deploymentOf(hostilePlan(base, text))
      if (!deployment) throw new Error('A plan with a DAG has data')
      expect(dscData(deployment).text).toMatch(/^(?:[ -~]*\r\n)+$/)
      // Longer names break lines elsewhere.
      return codeOf(dscData(deployment).text).replaceAll(/[\s;]+/g, ' ')
    }
    const usual = codeFor('')
    for (const text of hostileTexts) expect(codeFor(text), text).toBe(usual)
  })
})
