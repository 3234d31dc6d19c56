import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { missingDeclarations } from '@bartan/contract/products/declarations'
import { Badge, Card } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { LegalFields } from './legal-fields.tsx'
import { LEGAL_NAMES, legalLabel } from './legal-texts.ts'
import { t } from './texts.ts'
import type { LegalTexts } from './legal-texts.ts'
import type { ProductFormState } from '../form/product-text-field.tsx'
import { css } from '#styled-system/css'

const styles = {
  summary: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minH: 'tap',
    mx: '-2',
    px: '2',
    cursor: 'pointer',
    borderRadius: 'sm',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  }),
  icon: css({ transition: 'quick', 'details[open] &': { rotate: '180deg' } }),
  state: css({ ml: 'auto', display: 'flex', alignItems: 'center', gap: '3' }),
  about: css({ mt: '1', mb: '4', fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }),
}

/** What the law asks for and the form does not say yet, by its fields' names. */
const missingIn = (texts: LegalTexts, price: string) => {
  const { hsn, gstRate, mrp, netQuantity, manufacturer, countryOfOrigin } = texts
  return missingDeclarations({
    price: typedAmount(price) ?? 0,
    hsn,
    gstRate: typedAmount(gstRate),
    mrp: typedAmount(mrp),
    declarations: {
      netQuantity: netQuantity.trim(),
      manufacturer: manufacturer.trim(),
      countryOfOrigin: countryOfOrigin.trim(),
    },
  })
}

/** Tax and label of a product; open while the law wants more told. */
export const LegalSection = ({ form }: { form: ProductFormState }) => {
  const texts = useWatch({ control: form.control, name: ['price', ...LEGAL_NAMES] })
  const [price, ...values] = texts
  const now = Object.fromEntries(
    LEGAL_NAMES.map((name, index) => [name, values[index] ?? '']),
  ) as LegalTexts
  const missing = missingIn(now, price)
  const [isOpen, setIsOpen] = useState(missing.length > 0)
  const { errors } = form.formState
  // A faulty field is led to, which it could not be inside of what is closed.
  const isFaulty = LEGAL_NAMES.some((name) => errors[name])
  return (
    <Card as="section">
      <details
        open={isOpen || isFaulty}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className={styles.summary}>
          <Heading size="small">{t('title')}</Heading>
          <span className={styles.state}>
            <Badge tone={missing.length > 0 ? 'warning' : 'success'}>
              {missing.length > 0 ? t('missingCount', { count: missing.length }) : t('complete')}
            </Badge>
            <ChevronDown className={styles.icon} aria-hidden size={20} />
          </span>
        </summary>
        <p className={styles.about}>
          {t('about')}{' '}
          {missing.length > 0 && t('missing', { names: missing.map(legalLabel).join(', ') })}
        </p>
        <LegalFields form={form} />
      </details>
    </Card>
  )
}
