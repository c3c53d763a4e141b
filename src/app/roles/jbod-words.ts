import type { SizedByRoles } from '../../engine/methods/roles/index.ts'
import type { Format } from '../../ui/format.ts'

type SiteDrives = Pick<SizedByRoles['parts']['drives']['site1'], 'verdict' | 'storage'>

/** Why the servers of a site use JBOD, or why not. */
export function whyJbodOrNotWords({ verdict, storage }: SiteDrives, format: Format): string {
  switch (verdict.code) {
    case 'fits':
      return storage === 'JBOD'
        ? 'Copies protect the databases, and a drive holds and carries its volume.'
        : 'Single drives would do; the plan asks for RAID.'
    case 'insufficient disk capacity':
      return `A volume of ${format.text(verdict.volume)} does not fit a drive of ${format.text(verdict.drive)}.`
    case 'insufficient disk I/O':
      return `A drive would have to give ${format.text(verdict.needed)} and gives ${format.text(verdict.drive)}.`
    case 'insufficient database copies':
      return verdict.reason
    case 'RAID required':
      return 'Single drives are switched off in this plan.'
    case 'incorrect volume architecture':
      return 'Logs have volumes of their own.'
  }
}
