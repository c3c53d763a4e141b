import type { PlanSection } from '../../app/plan-section.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const DrawingList = lazyPart(
  async () => (await import('./drawing-list.tsx')).DrawingList,
  'The list of drawings',
)

/** The plan as drawings to edit. */
export const drawingsSection: PlanSection = {
  id: 'drawings',
  title: 'Drawings',
  only: 'screen',
  takeaway: () =>
    'Files of draw.io, SVG and PNG: in draw.io and Visio each server, database and link can be moved and edited.',
  Section: (props) => <DrawingList {...props} />,
}
