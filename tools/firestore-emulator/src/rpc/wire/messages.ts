/**
 * The used messages of google.firestore.v1 as plain objects. 64-bit integers are decimal strings, enums are names,
 * absent fields are absent.
 */
export type WireTimestamp = {
  readonly seconds?: string | number
  readonly nanos?: number
}

export type WireValue = {
  readonly valueType?: string
  readonly nullValue?: 'NULL_VALUE' | 0
  readonly booleanValue?: boolean
  readonly integerValue?: string
  readonly doubleValue?: number
  readonly timestampValue?: WireTimestamp
  readonly stringValue?: string
  readonly bytesValue?: Uint8Array
  readonly referenceValue?: string
  readonly geoPointValue?: { readonly latitude?: number; readonly longitude?: number }
  readonly arrayValue?: { readonly values?: readonly WireValue[] }
  readonly mapValue?: { readonly fields?: WireFields }
}

export type WireFields = Readonly<Record<string, WireValue>>

export type WireDocument = {
  readonly name?: string
  readonly fields?: WireFields
  readonly createTime?: WireTimestamp
  readonly updateTime?: WireTimestamp
}

export type WireMask = { readonly fieldPaths?: readonly string[] }

export type WirePrecondition = {
  readonly exists?: boolean
  readonly updateTime?: WireTimestamp
}

export type WireFieldTransform = {
  readonly fieldPath?: string
  readonly transformType?: string
  readonly setToServerValue?: string
  readonly increment?: WireValue
  readonly maximum?: WireValue
  readonly minimum?: WireValue
  readonly appendMissingElements?: { readonly values?: readonly WireValue[] }
  readonly removeAllFromArray?: { readonly values?: readonly WireValue[] }
}

export type WireWrite = {
  readonly operation?: string
  readonly update?: WireDocument
  readonly delete?: string
  readonly verify?: string
  readonly transform?: {
    readonly document?: string
    readonly fieldTransforms?: readonly WireFieldTransform[]
  }
  readonly updateMask?: WireMask
  readonly updateTransforms?: readonly WireFieldTransform[]
  readonly currentDocument?: WirePrecondition
}

export type WireWriteResult = {
  readonly updateTime?: WireTimestamp
  readonly transformResults?: readonly WireValue[]
}

export type WireTransactionOptions = {
  readonly mode?: string
  readonly readOnly?: { readonly readTime?: WireTimestamp }
  readonly readWrite?: { readonly retryTransaction?: Uint8Array }
}

export type WireNearest = {
  readonly vectorField?: WireFieldReference
  readonly queryVector?: WireValue
  readonly distanceMeasure?: string
  readonly limit?: { readonly value?: number }
  readonly distanceResultField?: string
  readonly distanceThreshold?: { readonly value?: number }
}

export type WireConsistency = {
  readonly consistencySelector?: string
  readonly transaction?: Uint8Array
  readonly newTransaction?: WireTransactionOptions
  readonly readTime?: WireTimestamp
}

export type WireFieldReference = { readonly fieldPath?: string }

export type WireFilter = {
  readonly compositeFilter?: { readonly op?: string; readonly filters?: readonly WireFilter[] }
  readonly fieldFilter?: {
    readonly field?: WireFieldReference
    readonly op?: string
    readonly value?: WireValue
  }
  readonly unaryFilter?: { readonly op?: string; readonly field?: WireFieldReference }
}

export type WireCursor = {
  readonly values?: readonly WireValue[]
  readonly before?: boolean
}

export type WireQuery = {
  readonly select?: { readonly fields?: readonly WireFieldReference[] }
  readonly from?: readonly { readonly collectionId?: string; readonly allDescendants?: boolean }[]
  readonly where?: WireFilter
  readonly orderBy?: readonly { readonly field?: WireFieldReference; readonly direction?: string }[]
  readonly startAt?: WireCursor
  readonly endAt?: WireCursor
  readonly offset?: number
  readonly limit?: { readonly value?: number }
  readonly findNearest?: WireNearest
}

export type WireAggregation = {
  readonly alias?: string
  readonly count?: { readonly upTo?: { readonly value?: string } }
  readonly sum?: { readonly field?: WireFieldReference }
  readonly avg?: { readonly field?: WireFieldReference }
}
