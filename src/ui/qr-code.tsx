import encodeQR from 'qr'
import { useMemo } from 'react'

/** A text as a QR code to scan from paper; dark on light, even on a dark screen. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className="block"
      width="40mm"
      height="40mm"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect fill="white" width={size} height={size} />
      <path fill="black" d={path} />
    </svg>
  )
}

/** The dark squares of a QR code as an SVG path, and its side in squares, margin included. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietSquares })
  const path = rows.map((row, y) =>
    runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { size: rows.length, path: path.flat().join('') }
}

/** Light margin, in squares, that a scanner needs to find a code. */
const quietSquares = 4

/** Runs of dark squares in a row: first index and length. */
function runsOf(row: readonly boolean[]): readonly (readonly [x: number, width: number])[] {
  return row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return []
    const end = row.indexOf(false, x)
    return [[x, (end === -1 ? row.length : end) - x] as const]
  })
}
