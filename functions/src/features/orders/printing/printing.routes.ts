import { printOrders } from '@bartan/contract/orders/outgoing-endpoints'
import { PRINTED_HEADER } from '@bartan/contract/orders/print-rules'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { PrintingService } from './printing.service.ts'

export const printingRoutes = ({ print }: PrintingService) => [
  handle(printOrders, async ({ caller, body, res }) => {
    const { bytes, printed } = await print(caller, body.ids, body.kind)
    res.set(PRINTED_HEADER, String(printed))
    return new FileReply(bytes, {
      type: 'application/pdf',
      name: `${body.kind.replace('_', '-')}.pdf`,
    })
  }),
]
