import { dagsOf, type PaperSizing, type Plan } from '../../engine/index.ts'
import { PlacedCopies } from './placed-copies.tsx'

type PaperCopiesProps = { readonly plan: Plan; readonly sizing: PaperSizing }

/** The copies on their servers for the report of Exchange 2010; nothing of a plan without a DAG. */
export function PaperCopies({ plan, sizing }: PaperCopiesProps) {
  const dags = dagsOf(plan, sizing)
  return dags && <PlacedCopies dags={dags} />
}
