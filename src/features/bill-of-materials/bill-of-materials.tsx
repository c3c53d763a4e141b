import { useState } from 'react'
import type { SectionProps } from '../../app/plan-section.tsx'
import { listedWords } from '../../app/words/listed-words.ts'
import { planFileName } from '../../codec/index.ts'
import {
  type BilledServerOrCluster,
  type BilledSite,
  type BillOfMaterials,
  billLineOfArrays,
  type Candidate,
  designId,
} from '../../engine/designs/index.ts'
import { cutName, type Plan } from '../../engine/index.ts'
import { saveCsv } from '../../ui/csv.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import {
  reservedVolumesSentence,
  serverContentsLine,
  useArrayBillOfMaterials,
  volumeNamingWords,
} from './bill-words.ts'
import { OrderList } from './order-list.tsx'
import { orderRows } from './order-rows.ts'
import './bill-of-materials.css'

type BillOfMaterialsProps = SectionProps & { readonly candidate: Candidate }

export function BillOfMaterialsView({ plan, sizing, candidate }: BillOfMaterialsProps) {
  const bill = useArrayBillOfMaterials(plan, sizing, candidate)
  const format = useFormat()
  const words = `${volumeNamingWords(plan, bill)} ${reservedVolumesSentence(plan, bill)}`
  return (
    <div className="bill">
      <OrderList
        plan={plan}
        rows={orderRows([billLineOfArrays(plan, bill, candidate)], plan, format)}
        cost={candidate.cost}
        drives={bill.drives}
      />
      <Fold title="Arrays, drives, groups and volumes in figures">
        <BillTotals bill={bill} />
      </Fold>
      <h3>Volumes</h3>
      {bill.naming === 'by database' ? (
        <>
          <p className="why wide-measure">{words}</p>
          <p>
            <button type="button" onClick={() => saveBill(plan, bill, candidate, format)}>
              Save every volume as CSV
            </button>
          </p>
          {bill.sites.map((site) => (
            <Site key={site.name} bill={bill} site={site} />
          ))}
        </>
      ) : (
        <p className="why wide-measure">
          {bill.naming === 'shared'
            ? words
            : 'The volumes are not named: a server would hold more databases than Exchange mounts.'}
        </p>
      )}
    </div>
  )
}

function saveBill(plan: Plan, bill: BillOfMaterials, candidate: Candidate, format: Format): void {
  const rows = billVolumeCsvRows(bill, candidate)
  const name = planFileName(plan).replace(/\.spindle\.json$/, '')
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
  saveCsv(`${name} ${designId(candidate)} volumes.csv`, lines, format)
}

export function BillTotals({ bill }: { readonly bill: BillOfMaterials }) {
  return (
    <>
      <div className="requirement grid coarse gap-5 across-6 top two-on-paper bill-totals whole-on-paper">
        <HardwareTable bill={bill} />
        <LayoutTable bill={bill} />
      </div>
      {bill.sites.length > 1 && <SiteTable bill={bill} />}
    </>
  )
}

function HardwareTable({ bill }: { bill: BillOfMaterials }) {
  const { arrays, drives, working, spares, groups, pools, per } = bill
  return (
    <FigureTable
      caption="Arrays and drives"
      rows={[
        ...(arrays.value > 1 ? [{ worked: arrays }] : []),
        { worked: drives },
        { worked: working },
        { worked: spares },
        ...(groups.value > 1 ? [{ worked: groups, note: 'one for each site' }] : []),
        ...(pools.value > 1 ? [{ worked: pools, note: `one for each ${per}` }] : []),
      ]}
    />
  )
}

function LayoutTable({ bill }: { bill: BillOfMaterials }) {
  const { volumesPerServer, volumes, reserved, capacityPerServer, capacity, per } = bill
  const isOne = bill.pools.value === 1
  const note = per === 'cluster' ? { note: 'a cluster counts as a server here' } : {}
  return (
    <FigureTable
      caption="Volumes"
      rows={[
        ...(isOne ? [] : [{ worked: volumesPerServer, ...note }]),
        { worked: volumes },
        ...(reserved.value > 0 ? [{ worked: reserved, note: 'room that holds no copy' }] : []),
        ...(isOne ? [] : [{ worked: capacityPerServer }]),
        { worked: capacity },
      ]}
    />
  )
}

function SiteTable({ bill: { sites, per } }: { bill: BillOfMaterials }) {
  const format = useFormat()
  return (
    <DataTable
      caption="Sites and their groups"
      frame
      rows={sites}
      columns={[
        { head: 'Site and group', of: ({ name }) => name },
        {
          head: per === 'cluster' ? 'Clusters' : 'Servers',
          of: ({ servers }) => servers,
          bare: true,
        },
        { head: 'Arrays', of: ({ arrays }) => arrays, bare: true },
        {
          head: 'Pools',
          of: ({ holders }) =>
            listedWords(
              holders.map((one) => one.name),
              format,
            ),
        },
      ]}
    />
  )
}

function Site({ bill, site: { name, holders } }: { bill: BillOfMaterials; site: BilledSite }) {
  return (
    <section className="bill-site above-4" aria-labelledby={`bill-${name}`}>
      <h3 id={`bill-${name}`} className="below-1">
        Site {name}
      </h3>
      {holders.map((holder) => (
        <Server key={holder.name} bill={bill} holder={holder} />
      ))}
    </section>
  )
}

/** A server of the bill; its volume table is rendered only when unfolded, as it can be long. */
function Server({ bill, holder }: { bill: BillOfMaterials; holder: BilledServerOrCluster }) {
  const [unfolded, setUnfolded] = useState(false)
  const format = useFormat()
  return (
    <details className="ruled roomy" onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>
        <span className="strong">{holder.name}</span>{' '}
        <span className="hint">{serverContentsLine(holder, bill, format)}</span>
      </summary>
      {unfolded && <VolumeTable holder={holder} />}
    </details>
  )
}

function VolumeTable({ holder: { name, volumes } }: { holder: BilledServerOrCluster }) {
  const format = useFormat()
  return (
    <DataTable
      caption={`Volumes of ${name}`}
      hidden="caption"
      frame
      className="compact bill-volumes"
      rows={volumes ?? []}
      columns={[
        { head: 'Volume', of: (volume) => volume.name },
        { head: 'Database', of: ({ database }) => database },
        {
          head: 'Holds',
          of: ({ database, holds }) => (database === null ? 'nothing: reserved' : holds),
        },
        { head: `Size, ${format.unit('GB')}`, of: ({ size }) => size, bare: true },
      ]}
    />
  )
}

/** Factor that rounds sizes in the CSV to six decimals, to drop floating-point errors. */
const decimals = 1e6

export function billVolumeCsvRows({ sites }: BillOfMaterials, { array, driveGb, raid }: Candidate) {
  return sites.flatMap(({ name: site, holders }) =>
    holders.flatMap(({ name, servers, group, arrays, volumes }) =>
      (volumes ?? []).map((volume) => ({
        Site: site,
        'Array group': site,
        'DAG or cluster': group ?? '',
        Server: servers.join(' and '),
        Pool: name,
        Array: cutName(array.model),
        'Arrays in pool': arrays.value,
        'Drives per array': array.drives,
        'Drive size (GB)': driveGb,
        RAID: raid,
        Volume: volume.name,
        Database: volume.database ?? '',
        Holds: volume.database === null ? 'reserved' : volume.holds,
        'Size (GB)': Math.round(volume.size.value * decimals) / decimals,
      })),
    ),
  )
}
