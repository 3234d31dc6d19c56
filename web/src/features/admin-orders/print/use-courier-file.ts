import { useMutation } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { wholeText } from '#lib/api/whole-text.ts'
import { saveFile } from '#lib/storage/save-file.ts'
import { t } from '../texts.ts'

/** Saves these orders as a CSV file for the courier: addresses and amounts, to be sent back with parcel numbers. */
export const useCourierFile = (ids: readonly string[]) =>
  useMutation({
    mutationFn: async () => {
      const query = { ids: ids.join(',') }
      const read = { read: wholeText }
      saveFile('shipments.csv', await call('GET /api/admin/orders/shipments.csv', { query }, read))
    },
    onError: (error) => toast.error(t('print.notSaved'), messageOf(error)),
  })
