import { Badge } from './badge.tsx'

/** From here down we say how many are left. */
const FEW = 5

type Stock = { tone: 'success' | 'warning' | 'danger'; text: string }

const stockOf = (countInStock: number): Stock => {
  if (countInStock <= 0) return { tone: 'danger', text: 'Sold out' }
  if (countInStock <= FEW) return { tone: 'warning', text: `Only ${countInStock} left` }
  return { tone: 'success', text: 'In stock' }
}

export const StockLabel = ({ countInStock }: { countInStock: number }) => {
  const { tone, text } = stockOf(countInStock)
  return <Badge tone={tone}>{text}</Badge>
}
