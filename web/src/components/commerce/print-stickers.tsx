import { MAX_STICKERS, STICKER_PAGES, type StickerPage } from '@bartan/contract/products/stickers'
import { useMutation } from '@tanstack/react-query'
import { Barcode } from 'lucide-react'
import { ActionMenu } from '#components/ui/overlay/action-menu.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { translator } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { callForFile } from '#lib/api/call-for-file.ts'
import { showFile } from '#lib/storage/save-file.ts'

const { useText } = translator('stickers', {
  print: 'Stickers',
  sheet: 'Stickers, 40 to a sheet',
  single: 'Stickers for a label printer',
  part: '{what} ({part} of {parts})',
  failed: 'The stickers are not printed',
})

type Goods = readonly { sku: string; copies: number }[]

/** As many stickers at a time as the server draws, in the order of the goods. */
const inBatches = (goods: Goods): Goods[] => {
  const batches: { sku: string; copies: number }[][] = [[]]
  let room = MAX_STICKERS
  for (const { sku, copies } of goods)
    for (let left = copies; left > 0;) {
      if (room === 0) {
        batches.push([])
        room = MAX_STICKERS
      }
      const now = Math.min(left, room)
      batches.at(-1)?.push({ sku, copies: now })
      left -= now
      room -= now
    }
  return batches
}

type PrintStickersProps = {
  goods: Goods
  side?: 'above' | 'below'
}

/** Opens a PDF of bar-code stickers; of a large delivery, one for each part. */
export const PrintStickers = ({ goods, side = 'below' }: PrintStickersProps) => {
  const t = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ page, batch }: { page: StickerPage; batch: Goods }) => {
      const query = {
        sku: batch.map(({ sku }) => sku).join(','),
        copies: batch.map(({ copies }) => copies).join(','),
        page,
      }
      const { file } = await callForFile('GET /api/admin/products/stickers.pdf', { query })
      showFile(file, 'stickers.pdf')
    },
    onError: (error) => toast.error(t('failed'), messageOf(t.language, error)),
  })
  const batches = inBatches(goods)
  return (
    <ActionMenu
      label={t('print')}
      side={side}
      isDisabled={isPending}
      actions={batches.flatMap((batch, place) =>
        STICKER_PAGES.map((page) => ({
          label:
            batches.length === 1
              ? t(page)
              : t('part', { what: t(page), part: place + 1, parts: batches.length }),
          onSelect: () => mutate({ page, batch }),
        })),
      )}
    >
      <Barcode aria-hidden size={16} />
      {t('print')}
    </ActionMenu>
  )
}
