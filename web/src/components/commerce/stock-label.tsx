import { LOW_STOCK } from '@bartan/contract/products/stock/stock'
import type { Language } from '@bartan/contract/shop/languages'
import { Badge } from '#components/ui/elements.tsx'
import { textIn } from '#components/ui/texts.ts'
import { useLanguage } from '#i18n/translate.ts'

type Stock = { tone: 'success' | 'warning' | 'danger'; text: string }

const stockOf = (language: Language, countInStock: number): Stock => {
  if (countInStock <= 0) return { tone: 'danger', text: textIn(language, 'soldOut') }
  if (countInStock <= LOW_STOCK)
    return { tone: 'warning', text: textIn(language, 'fewLeft', { count: countInStock }) }
  return { tone: 'success', text: textIn(language, 'inStock') }
}

export const StockLabel = ({ countInStock }: { countInStock: number }) => {
  const language = useLanguage()
  const { tone, text } = stockOf(language, countInStock)
  return <Badge tone={tone}>{text}</Badge>
}
