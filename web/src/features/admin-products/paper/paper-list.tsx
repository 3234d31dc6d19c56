import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { PAPER_PRODUCTS } from '@bartan/contract/products/paper/paper-codes'
import { factsOf, LANGUAGE_CODES, type Language } from '@bartan/contract/shop/languages'
import { useEffect, useRef, useState } from 'react'
import { BusyButton, Card, Heading, Note } from '#components/ui/elements.tsx'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { useLanguage } from '#i18n/translate.ts'
import { useShop } from '#lib/shop-settings.ts'
import { saveFile } from '#lib/storage/save-file.ts'
import { grid, wrap } from '#styled-system/patterns'
import { makeSheets } from './make-sheets.ts'
import { PAPER_SIZES, PAPER_SIZE_NAMES } from './paper-sizes.ts'
import { useText } from './texts.ts'

/** A PDF with one JPEG per page, by ISO 32000-1; its text is part of the picture. */

type Picture = { bytes: Uint8Array; width: number; height: number }

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const lengthOf = (parts: readonly Uint8Array[]): number =>
  parts.reduce((sum, { length }) => sum + length, 0)

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(lengthOf(parts))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Objects per page: the page, its content, the picture. */
const OF_PAGE = 3
/** Objects before the pages: the catalog and the list of pages. */
const BEFORE = 2

const first = (page: number): number => BEFORE + 1 + page * OF_PAGE

export const picturePdf = (
  pictures: readonly Picture[],
  [width, height]: readonly [number, number],
): Blob => {
  const kids = pictures.map((_, page) => `${first(page)} 0 R`).join(' ')
  const objects: Uint8Array[][] = [
    [bytesOf('<< /Type /Catalog /Pages 2 0 R >>')],
    [bytesOf(`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`)],
  ]
  for (const [page, { bytes, ...size }] of pictures.entries()) {
    const [content, image] = [first(page) + 1, first(page) + 2]
    const drawing = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`
    objects.push(
      [
        bytesOf(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R /Resources << /XObject << /P ${image} 0 R >> >> >>`,
        ),
      ],
      [bytesOf(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`)],
      [
        bytesOf(
          `<< /Type /XObject /Subtype /Image /Width ${size.width} /Height ${size.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
        ),
        bytes,
        bytesOf('\nendstream'),
      ],
    )
  }
  const parts = [bytesOf('%PDF-1.4\n')]
  const places = objects.map((object, at) => {
    const place = lengthOf(parts)
    parts.push(bytesOf(`${at + 1} 0 obj\n`), ...object, bytesOf('\nendobj\n'))
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${lengthOf(parts)}\n%%EOF\n`
  return new Blob([joined([...parts, bytesOf(end)])], { type: 'application/pdf' })
}

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
      <Note ref={root}>{t('about', { count: PAPER_PRODUCTS })}</Note>
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
