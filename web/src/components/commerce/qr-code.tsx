import { encode } from 'uqr'

/** SVG path of a QR code's dark modules. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

type QrCodeProps = { className: string; content: string; title: string }

export const QrCode = ({ className, content, title }: QrCodeProps) => {
  const { data, size } = encode(content, { ecc: 'M', border: 0 })
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>{title}</title>
      <path d={pathOf(data)} />
    </svg>
  )
}
