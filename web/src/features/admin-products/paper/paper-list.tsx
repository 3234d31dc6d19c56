import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { PAPER_PRODUCTS } from '@bartan/contract/products/paper/paper-codes'
import { factsOf, LANGUAGE_CODES, type Language } from '@bartan/contract/shop/languages'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { useLanguage } from '#i18n/language.ts'
import { useShop } from '#lib/shop-settings.ts'
import { saveFile } from '#lib/storage/save-file.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { makeSheets } from './make-sheets.ts'
import { PAPER_SIZES, PAPER_SIZE_NAMES } from './paper-sizes.ts'
import { picturePdf } from './picture-pdf.ts'
import { useText } from './texts.ts'

const KINDS = ['pdf', 'pictures'] as const
type Kind = (typeof KINDS)[number]

/** Printable sheets of the selected products, each with its QR code. */
export const PaperList = ({ products }: { products: readonly AdminProduct[] }) => {
  const t = useText()
  const own = useLanguage()
  const root = useRef<HTMLParagraphElement>(null)
  // On a phone it opens above the visible part of the page.
  useEffect(() => {
    // Not returned: newer browsers return a promise, which React would call as a clean-up.
    root.current?.scrollIntoView({ block: 'center' })
  }, [])
  const shop = useShop()
  const [size, setSize] = useState(PAPER_SIZE_NAMES[0] ?? 'a4')
  const [language, setLanguage] = useState<Language>(own)
  const { mutate, isPending, variables } = useAction({
    mutationFn: async (kind: Kind) => {
      const sheets = await makeSheets(products, { size, language, shop })
      if (kind === 'pictures') {
        for (const [at, sheet] of sheets.entries()) saveFile(`list-${at + 1}.jpg`, sheet)
        return
      }
      const { width, height, points } = PAPER_SIZES[size]
      const pictures = sheets.map(async (sheet) => ({
        bytes: new Uint8Array(await sheet.arrayBuffer()),
        width,
        height,
      }))
      saveFile('list.pdf', picturePdf(await Promise.all(pictures), points))
    },
    failed: t('notMade'),
  })
  return (
    <Card as="section" className={grid({ gap: '3', mb: '4' })}>
      <Heading size="small">{t('title')}</Heading>
      <p className={css({ color: 'ink.soft', fontSize: 'sm' })} ref={root}>
        {t('about', { count: PAPER_PRODUCTS })}
      </p>
      <div className={wrap({ align: 'end', gap: '3' })}>
        <OptionField
          label={t('size')}
          value={size}
          options={PAPER_SIZE_NAMES.map((name) => [name, t(`size.${name}`)] as const)}
          onPick={setSize}
        />
        <OptionField
          label={t('language')}
          value={language}
          options={LANGUAGE_CODES.map((one) => [one, factsOf(one).name] as const)}
          onPick={setLanguage}
        />
        {KINDS.map((kind) => (
          <BusyButton
            key={kind}
            variant="outline"
            isBusy={isPending && variables === kind}
            disabled={isPending}
            onClick={() => mutate(kind)}
          >
            {t(`make.${kind}`)}
          </BusyButton>
        ))}
      </div>
    </Card>
  )
}
