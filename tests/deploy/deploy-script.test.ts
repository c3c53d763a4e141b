import { beforeAll, describe, expect, it } from 'vitest'
import type { Deployment } from '../../src/deploy/deployment.ts'
import { makeDeployment } from '../../src/deploy/make-deployment.ts'
import { deployScriptFile } from '../../src/deploy/scripts.ts'
import { oncePerObject } from '../../src/engine/core/once.ts'
import { cases } from '../cases.ts'
import { deployedPlans } from './deployed-plans.ts'
import { hostilePlan, smallestWithDag } from './hostile-plan.ts'
import { hostileTexts } from './hostile-texts.ts'
import { errorsOf, type PowershellParser, powershellParser } from './powershell-grammar.ts'
import { codeOf, readData } from './read-powershell.ts'

let parse: PowershellParser
beforeAll(async () => {
  parse = await powershellParser()
})

const plans = deployedPlans(cases(20, 400))
const deployments = plans
  .flatMap((plan) => makeDeployment(plan) ?? [])
  .filter(({ databases }) => databases.length <= 200)
const textOf = oncePerObject((deployment: Deployment) => deployScriptFile(deployment).text)

describe('the script', () => {
  it('is PowerShell by its grammar, whatever the plan', () => {
    expect(deployments.length).toBeGreaterThan(12)
    for (const deployment of deployments) expect(parse(textOf(deployment), errorsOf)).toEqual([])
  })

  it('is not where a sign of it is missing, as the grammar sees it', () => {
    const [deployment] = deployments
    const text = deployment ? textOf(deployment) : ''
    for (const sign of ["'", '{', ')', '}']) {
      const at = text.indexOf(sign, text.indexOf('$dags'))
      const broken = text.slice(0, at) + text.slice(at + 1)
      expect(parse(broken, errorsOf), sign).not.toEqual([])
    }
  })

  it('says what it was made with, and of a plan without a name that it has none', () => {
    for (const deployment of deployments.slice(0, 3)) {
      const text = textOf({ ...deployment, plan: ' ' })
      expect(text).toMatch(/that a plan made with Spindle \d+\.\d+\.\d+ describes\.\r\n/)
      expect(readData(text, 'plan')).toMatchObject({ Name: 'an unnamed plan' })
    }
  })

  it('is printable ASCII in lines of Windows', () => {
    for (const deployment of deployments) expect(textOf(deployment)).toMatch(/^(?:[ -~]*\r\n)+$/)
  })

  it('says of every database where it is placed, and with which lags', () => {
    for (const deployment of deployments) {
      const expected = deployment.databases.map(({ name, edbFile, logFolder, copies }) => ({
        Name: name,
        New: {
          Name: name,
          Server: copies[0]?.server,
          EdbFilePath: edbFile,
          LogFolderPath: logFolder,
        },
        Copies: copies.map((copy) => ({
          Server: copy.server,
          Preference: copy.preference,
          ReplayLag: copy.replayLag,
          TruncationLag: copy.truncationLag,
          Never: copy.never,
        })),
      }))
      expect(readData(textOf(deployment), 'databases')).toEqual(expected)
    }
  })

  it('sets no more than a version knows', () => {
    const known = (exchange: Deployment['exchange']) => {
      const [deployment] = deployments.filter(({ dags }) => dags.length > 0)
      const [dag] = deployment?.dags ?? []
      if (!deployment || !dag) throw new Error('There is a plan with a DAG')
      const text = textOf({ ...deployment, exchange, dags: [{ ...dag, cacheDrives: null }] })
      const told = ['dags', 'databaseSettings'].map((name) => readData(text, name))
      const names = JSON.stringify(told)
      return ['FileSystem', 'IndexEnabled', 'MetaCache'].filter((name) => names.includes(name))
    }
    expect(known('2013')).toEqual(['IndexEnabled'])
    expect(known('2016')).toEqual(['FileSystem', 'IndexEnabled'])
    expect(known('2019')).toEqual(['FileSystem'])
    expect(known('SE')).toEqual(['FileSystem'])
  })
})

describe('a hostile plan', () => {
  const base = smallestWithDag(plans)
  const scriptOf = (text: string) => {
    const deployment = makeDeployment(hostilePlan(base, text))
    if (!deployment) throw new Error('A plan with a DAG has a script')
    return textOf(deployment)
  }
  /** Read as the code page of Western Windows, as Windows PowerShell does without a byte-order mark. */
  const misread = (text: string) =>
    new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8'))

  it('gets a script that does what that of any other does, with texts alone that differ', () => {
    const [usual, complete] = [partsOf(scriptOf('')), partsOf(scriptOf('C:\\Folder'))]
    const words = new Set([...wordsOf(usual.data), ...wordsOf(complete.data), ...optional])
    for (const text of hostileTexts) {
      const own = scriptOf(text)
      for (const script of [own, misread(own)]) {
        const { data, body } = partsOf(script)
        expect(body, text).toBe(usual.body)
        expect(
          wordsOf(data).filter((word) => !words.has(word)),
          text,
        ).toEqual([])
      }
      expect(parse(own, errorsOf), text).toEqual([])
    }
  })
})

/** Settings that a plan need not give. */
const optional = [
  ...['OfflineAddressBook', 'WitnessServer', 'WitnessDirectory'],
  ...['AlternateWitnessServer', 'AlternateWitnessDirectory'],
]

/** The code of a script: that of the plan’s data, and what is the same for every plan. */
function partsOf(script: string) {
  const [data = '', body = ''] = codeOf(script).split(' --- From here on')
  return { data, body }
}

const wordsOf = (code: string) => code.match(/[^\s|,;=@(){}]+/g) ?? []
