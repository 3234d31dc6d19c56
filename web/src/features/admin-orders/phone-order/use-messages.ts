import { MAX_MESSAGE_LENGTH } from '@bartan/contract/orders/read-rules'
import { useEffect, useRef, useState } from 'react'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { newId } from '#lib/new-id.ts'
import { takeShared } from '#service-worker/shared-message.ts'
import {
  useCandidate,
  useReadMessage,
  type Candidate,
  type OrderMessage,
} from '../api/order-message.ts'
import { useText } from '../order-message-texts.ts'
import { lineFrom, sortLines, type OpenLine } from './message-order.ts'
import type { WantedLine } from './phone-order-lines.ts'
import type { ReadText } from './read-messages.tsx'

export type Readers = {
  onLines: (lines: WantedLine[]) => void
  onCaller: (message: OrderMessage, text: string) => void
  /** Called with unknown product words that a person must assign. */
  onAsk: (said: string) => void
}

/** Reads, once, the message that was shared to the app. */
const useShared = (read: (text: string) => void): void => {
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    const take = async () => {
      const shared = await takeShared()
      if (shared.trim() !== '') read(shared.slice(0, MAX_MESSAGE_LENGTH))
    }
    void take()
  })
}

/** Messages read for this order, and their lines to check. */
export const useMessages = ({ onLines, onCaller, onAsk }: Readers) => {
  const t = useText()
  const [text, setText] = useState('')
  const [messages, setMessages] = useState<readonly ReadText[]>([])
  const [unread, setUnread] = useState<readonly string[]>([])
  const [open, setOpen] = useState<readonly OpenLine[]>([])
  const reading = useReadMessage()
  const candidate = useCandidate()

  const read = (said: string) => {
    setText(said)
    reading.mutate(said, {
      onSuccess: ({ message, products }) => {
        const lines = sortLines(message.lines, products)
        setText('')
        setMessages((before) => [...before, { key: newId(), text: said, lines: message.lines }])
        setUnread((before) => [...new Set([...before, ...message.unread])])
        setOpen((before) => [...before, ...lines.open])
        onCaller(message, said)
        onLines(lines.sure)
        toast.success(t('added', { count: lines.sure.length }))
      },
    })
  }
  useShared(read)

  const leave = (line: OpenLine) => setOpen((lines) => lines.filter((other) => other !== line))

  const pick = (line: OpenLine, picked: Candidate) => {
    candidate.mutate(picked, {
      onSuccess: (product) => {
        onLines([lineFrom(product, picked, line)])
        leave(line)
      },
    })
  }

  const ask = (said: string) => {
    setUnread((before) => before.filter((other) => other !== said))
    onAsk(said)
  }

  return {
    ask,
    text,
    setText,
    messages,
    unread,
    open,
    read,
    leave,
    pick,
    isReading: reading.isPending,
    isPicking: candidate.isPending,
    fault: reading.error ?? candidate.error,
  }
}
