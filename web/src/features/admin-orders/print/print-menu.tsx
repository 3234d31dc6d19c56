import { PRINT_KINDS, PRINTED_HEADER, type PrintKind } from '@bartan/contract/orders/desk-rules'
import { Printer } from 'lucide-react'
import { ActionMenu } from '#components/ui/overlay/action-menu.tsx'
import type { MenuAction } from '#components/ui/overlay/menu-list.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { call } from '#lib/api/api-client.ts'
import { textWithBom, callForFile } from '#lib/api/call-for-file.ts'
import { saveFile, showFile } from '#lib/storage/save-file.ts'
import { useText } from '../texts.ts'

/** Opens a PDF of these orders, and reports orders that it lacks. */
const usePrintOrders = (ids: readonly string[]) => {
  const t = useText()
  return useAction({
    mutationFn: async (kind: PrintKind) => {
      const body = { ids: [...ids], kind }
      const { file, headers } = await callForFile('POST /api/admin/orders/print', { body })
      showFile(file, `${kind.replace('_', '-')}.pdf`)
      return Number(headers.get(PRINTED_HEADER))
    },
    onSuccess: (printed) => {
      if (printed < ids.length) toast.success(t('print.some', { printed, all: ids.length }))
    },
    failed: t('print.failed'),
  })
}

/** Saves these orders as a CSV file for the courier, who fills in the tracking numbers. */
const useCourierFile = (ids: readonly string[]) => {
  const t = useText()
  return useAction({
    mutationFn: async () => {
      const query = { ids: ids.join(',') }
      const read = { read: textWithBom }
      saveFile('shipments.csv', await call('GET /api/admin/orders/shipments.csv', { query }, read))
    },
    failed: t('print.notSaved'),
  })
}

type PrintMenuProps = {
  ids: readonly string[]
  /** 'above' for a bar at the bottom of the screen. */
  side?: 'above' | 'start' | 'below'
  /** Sheets that the browser prints itself. */
  sheets?: readonly MenuAction[]
}

/**
 * Prints labels, packing slips, a pick list or invoices of up to 200 orders as one PDF, or saves a file for the
 * courier.
 */
export const PrintMenu = ({ ids, side = 'start', sheets }: PrintMenuProps) => {
  const t = useText()
  const { mutate: print, isPending } = usePrintOrders(ids)
  const { mutate: save } = useCourierFile(ids)
  return (
    <ActionMenu
      label={t('print')}
      side={side}
      isDisabled={isPending || ids.length === 0}
      actions={[
        ...(sheets ?? []),
        ...PRINT_KINDS.map((kind) => ({
          label: t(`print.${kind}`),
          onSelect: () => print(kind),
        })),
        { label: t('print.courier_file'), onSelect: () => save() },
      ]}
    >
      <Printer aria-hidden size={16} />
      {isPending ? t('print.pending') : t('print')}
    </ActionMenu>
  )
}
