import { inflateRawSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { deploymentFiles, deploymentZip } from '../../src/deploy/index.ts'
import { defaultPlan, withVersion } from '../../src/engine/index.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const files = deploymentFiles({ ...withVersion(defaultPlan, '2019'), name: 'Büro' })

test('the zip holds every file as it is, in UTF-8, and nothing else', () => {
  expect(unzipped(deploymentZip(files))).toEqual(files.map(({ name, text }) => [name, text]))
})

test('the same files are the same bytes, in whatever year and time zone', () => {
  const zips = ['UTC', 'Pacific/Kiritimati', 'America/St_Johns'].map((name) => {
    process.env.TZ = name
    return Buffer.from(deploymentZip(files)).toString('base64')
  })
  expect(new Set(zips).size).toBe(1)
})

test('every file of a zip bears the first day of 2000', () => {
  const zip = Buffer.from(deploymentZip(files))
  const at = zip.lastIndexOf('PK\u0001\u0002', undefined, 'latin1')
  const day = zip.readUInt16LE(at + 14)
  expect([1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([2000, 1, 1])
})

/** Name and text of every file of a zip by its directory, read without the package that made it. */
function unzipped(bytes: Uint8Array): readonly (readonly [string, string])[] {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [method, packed, size] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 24),
    ]
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength!)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + packed)
    const text = method === 0 ? content : inflateRawSync(content)
    expect(text.length).toBe(size)
    at += 46 + nameLength! + extra! + comment!
    return [name, text.toString('utf8')]
  })
}
