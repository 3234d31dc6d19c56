import { LOW_STOCK } from '@bartan/contract/products/stock'
import { Badge } from '#components/ui/elements.tsx'
import { t } from '#components/ui/texts.ts'

type Stock = { tone: 'success' | 'warning' | 'danger'; text: string }

const stockOf = (countInStock: number): Stock => {
  if (countInStock <= 0) return { tone: 'danger', text: t('soldOut') }
  if (countInStock <= LOW_STOCK)
    return { tone: 'warning', text: t('fewLeft', { count: countInStock }) }
  return { tone: 'success', text: t('inStock') }
}

export const StockLabel = ({ countInStock }: { countInStock: number }) => {
  const { tone, text } = stockOf(countInStock)
  return <Badge tone={tone}>{text}</Badge>
}
