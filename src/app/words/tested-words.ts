import type { BlockCountForNeed, BlockDesign, UntestedAspect } from '../../engine/designs/index.ts'
import type { BundleChoice, ReasonForSecondBundle } from '../../engine/hardware/index.ts'
import { type AvailabilityKind, shortVersionName } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { listedWords } from './listed-words.ts'

const countNouns = {
  iops: ['IOPS', 'come'],
  space: ['database space', 'comes'],
  volumes: ['volumes', 'come'],
  logs: ['log space', 'comes'],
  mailboxes: ['mailboxes', 'come'],
} as const satisfies Record<BlockCountForNeed['code'], readonly [noun: string, verb: string]>

/** Need of a server that fills its blocks most, with its figures. */
export function bindingBlockNeedWords(
  { binding: { code, required, each }, perServer, per }: BlockDesign,
  format: Format,
): string {
  const [noun, verb] = countNouns[code]
  const figures = `${format.text(required)}, with ${format.text(each)} to a block`
  return perServer.value === 1
    ? `One block is enough for a ${per}; its ${noun} ${verb} closest to a second: ${figures}`
    : `The ${noun} of a ${per} ${verb === 'come' ? 'ask' : 'asks'} for most: ${figures}`
}

const kindNames = {
  dag: 'in a DAG',
  ccr: 'with CCR',
  scc: 'in a single copy cluster',
  none: 'on a standalone server',
} as const satisfies Record<AvailabilityKind, string>

export function untestedAspectWords(untested: UntestedAspect): string {
  switch (untested.code) {
    case 'availability':
      return `It was tested ${kindNames[untested.tested]}.`
    case 'version':
      return `Its IOPS were measured with ${shortVersionName(untested.tested)}.`
    case 'blocks':
      return `It was tested with ${untested.tested === 1 ? 'one block' : `${untested.tested} blocks`} to a server.`
    case 'databases':
      return `It was tested with ${untested.tested} databases; what maintenance of more costs is not counted.`
    case 'layout':
      return 'Its IOPS are those of RAID 5: nobody measured this layout, which the article expects to perform more.'
  }
}

const bundleReasons = {
  mailboxes: '2,000 mailboxes or more',
  'high availability': 'clustering',
  capacity: 'more space than 73 GB drives give',
  trays: 'more than one tray',
} as const satisfies Record<ReasonForSecondBundle, string>

export function bundleReasonWords({ bundle, because }: BundleChoice, format: Format): string {
  const reasons = because.map((one) => bundleReasons[one])
  return bundle === 1
    ? 'Bundle 1 is enough: one X4100 M2 server and 73 GB drives.'
    : `Bundle 2, two X4200 M2 servers and 146 GB drives, for ${listedWords(reasons, format)}.`
}
