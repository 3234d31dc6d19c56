import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { FormField, Input, TextArea } from '../../../components/form-field.tsx'
import { copy } from '../copy.ts'
import { CSV_COLUMNS } from '../csv-columns.ts'

type BulkSourceProps = {
  error: Error | null
  isBusy: boolean
  onText: (text: string) => void
}

/** Where the rows come from: pasted from a spreadsheet, or a CSV file. */
export const BulkSource = ({ error, isBusy, onText }: BulkSourceProps) => {
  const [text, setText] = useState('')
  const helpId = useId()
  return (
    <Card as="section" display="grid" gap="4">
      <FormField label={copy('csvFile')}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) void file.text().then(onText)
              target.value = ''
            }}
          />
        )}
      </FormField>
      <FormField label={copy('paste')}>
        {(control) => (
          <TextArea
            {...control}
            aria-describedby={helpId}
            rows={8}
            spellCheck={false}
            fontFamily="mono"
            fontSize="sm"
            placeholder={'sku\tprice\tcountInStock\nTHA-1\t199\t25'}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      <chakra.p id={helpId} fontSize="sm" color="ink.soft">
        {copy('columnsHelp', { columns: CSV_COLUMNS.join(', ') })}
      </chakra.p>
      {error && <FormAlert>{error.message}</FormAlert>}
      <div>
        <Button disabled={isBusy || text.trim() === ''} onClick={() => onText(text)}>
          {copy(isBusy ? 'comparing' : 'compare')}
        </Button>
      </div>
    </Card>
  )
}
