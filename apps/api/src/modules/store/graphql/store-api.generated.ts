// Written by `npm run store-types` from the documents beside it and the store’s schema.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AppPlanInput = {
  appRecurringPricingDetails?: AppRecurringPricingInput | null | undefined;
  appUsagePricingDetails?: AppUsagePricingInput | null | undefined;
};

export type AppPricingInterval = 'ANNUAL' | 'EVERY_30_DAYS';

export type AppRecurringPricingInput = {
  discount?: AppSubscriptionDiscountInput | null | undefined;
  interval?: AppPricingInterval | null | undefined;
  price: MoneyInput;
};

export type AppSubscriptionDiscountInput = {
  durationLimitInIntervals?: number | null | undefined;
  value?: AppSubscriptionDiscountValueInput | null | undefined;
};

export type AppSubscriptionDiscountValueInput = {
  amount?: string | null | undefined;
  percentage?: number | null | undefined;
};

export type AppSubscriptionLineItemInput = {
  plan: AppPlanInput;
};

export type AppSubscriptionReplacementBehavior =
  'APPLY_IMMEDIATELY' | 'APPLY_ON_NEXT_BILLING_CYCLE' | 'STANDARD';

export type AppSubscriptionStatus =
  'ACCEPTED' | 'ACTIVE' | 'CANCELLED' | 'DECLINED' | 'EXPIRED' | 'FROZEN' | 'PENDING';

export type AppUsagePricingInput = {
  cappedAmount: MoneyInput;
  terms: string;
};

export type CombinedListingsRole = 'CHILD' | 'PARENT';

export type CountryCode =
  | 'AC'
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AR'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TA'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW'
  | 'ZZ';

export type CountryHarmonizedSystemCodeInput = {
  countryCode?: CountryCode | null | undefined;
  harmonizedSystemCode: string;
};

export type CurrencyCode =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BWP'
  | 'BYN'
  | 'BYR'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHF'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JEP'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KID'
  | 'KMF'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRU'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIO'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'SSP'
  | 'STD'
  | 'STN'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMT'
  | 'TND'
  | 'TOP'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'USDC'
  | 'UYU'
  | 'UZS'
  | 'VED'
  | 'VEF'
  | 'VES'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XAF'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'XXX'
  | 'YER'
  | 'ZAR'
  | 'ZMW';

export type FileContentType = 'EXTERNAL_VIDEO' | 'FILE' | 'IMAGE' | 'MODEL_3D' | 'VIDEO';

export type FileCreateInput = {
  alt?: string | null | undefined;
  contentType?: FileContentType | null | undefined;
  duplicateResolutionMode?: FileCreateInputDuplicateResolutionMode | null | undefined;
  filename?: string | null | undefined;
  originalSource: string;
};

export type FileCreateInputDuplicateResolutionMode = 'APPEND_UUID' | 'RAISE_ERROR' | 'REPLACE';

export type FileErrorCode =
  | 'DUPLICATE_FILENAME_ERROR'
  | 'EXTERNAL_VIDEO_EMBED_DISABLED'
  | 'EXTERNAL_VIDEO_EMBED_NOT_FOUND_OR_TRANSCODING'
  | 'EXTERNAL_VIDEO_INVALID_ASPECT_RATIO'
  | 'EXTERNAL_VIDEO_NOT_FOUND'
  | 'EXTERNAL_VIDEO_UNLISTED'
  | 'FILE_STORAGE_LIMIT_EXCEEDED'
  | 'GENERIC_FILE_DOWNLOAD_FAILURE'
  | 'GENERIC_FILE_INVALID_SIZE'
  | 'IMAGE_DOWNLOAD_FAILURE'
  | 'IMAGE_PROCESSING_FAILURE'
  | 'INVALID_IMAGE_ASPECT_RATIO'
  | 'INVALID_IMAGE_FILE_SIZE'
  | 'INVALID_IMAGE_RESOLUTION'
  | 'INVALID_SIGNED_URL'
  | 'MEDIA_TIMEOUT_ERROR'
  | 'MODEL3D_GLB_OUTPUT_CREATION_ERROR'
  | 'MODEL3D_GLB_TO_USDZ_CONVERSION_ERROR'
  | 'MODEL3D_PROCESSING_FAILURE'
  | 'MODEL3D_THUMBNAIL_GENERATION_ERROR'
  | 'MODEL3D_THUMBNAIL_REGENERATION_ERROR'
  | 'MODEL3D_VALIDATION_ERROR'
  | 'UNKNOWN'
  | 'UNSUPPORTED_IMAGE_FILE_TYPE'
  | 'VIDEO_INVALID_FILETYPE_ERROR'
  | 'VIDEO_MAX_DURATION_ERROR'
  | 'VIDEO_MAX_HEIGHT_ERROR'
  | 'VIDEO_MAX_WIDTH_ERROR'
  | 'VIDEO_METADATA_READ_ERROR'
  | 'VIDEO_MIN_DURATION_ERROR'
  | 'VIDEO_MIN_HEIGHT_ERROR'
  | 'VIDEO_MIN_WIDTH_ERROR'
  | 'VIDEO_VALIDATION_ERROR';

export type FileSetInput = {
  alt?: string | null | undefined;
  contentType?: FileContentType | null | undefined;
  duplicateResolutionMode?: FileCreateInputDuplicateResolutionMode | null | undefined;
  filename?: string | null | undefined;
  id?: string | null | undefined;
  originalSource?: string | null | undefined;
};

export type FileStatus = 'FAILED' | 'PROCESSING' | 'READY' | 'UPLOADED';

export type FileUpdateInput = {
  alt?: string | null | undefined;
  filename?: string | null | undefined;
  id: string;
  originalSource?: string | null | undefined;
  previewImageSource?: string | null | undefined;
  referencesToAdd?: Array<string> | null | undefined;
  referencesToRemove?: Array<string> | null | undefined;
};

export type InventoryItemInput = {
  cost?: string | null | undefined;
  countryCodeOfOrigin?: CountryCode | null | undefined;
  countryHarmonizedSystemCodes?: Array<CountryHarmonizedSystemCodeInput> | null | undefined;
  harmonizedSystemCode?: string | null | undefined;
  measurement?: InventoryItemMeasurementInput | null | undefined;
  provinceCodeOfOrigin?: string | null | undefined;
  requiresShipping?: boolean | null | undefined;
  sku?: string | null | undefined;
  tracked?: boolean | null | undefined;
};

export type InventoryItemMeasurementInput = {
  shippingPackageId?: string | null | undefined;
  weight?: WeightInput | null | undefined;
};

export type LinkedMetafieldCreateInput = {
  key: string;
  namespace: string;
  values?: Array<string> | null | undefined;
};

export type MediaErrorCode =
  | 'DUPLICATE_FILENAME_ERROR'
  | 'EXTERNAL_VIDEO_EMBED_DISABLED'
  | 'EXTERNAL_VIDEO_EMBED_NOT_FOUND_OR_TRANSCODING'
  | 'EXTERNAL_VIDEO_INVALID_ASPECT_RATIO'
  | 'EXTERNAL_VIDEO_NOT_FOUND'
  | 'EXTERNAL_VIDEO_UNLISTED'
  | 'FILE_STORAGE_LIMIT_EXCEEDED'
  | 'GENERIC_FILE_DOWNLOAD_FAILURE'
  | 'GENERIC_FILE_INVALID_SIZE'
  | 'IMAGE_DOWNLOAD_FAILURE'
  | 'IMAGE_PROCESSING_FAILURE'
  | 'INVALID_IMAGE_ASPECT_RATIO'
  | 'INVALID_IMAGE_FILE_SIZE'
  | 'INVALID_IMAGE_RESOLUTION'
  | 'INVALID_SIGNED_URL'
  | 'MEDIA_TIMEOUT_ERROR'
  | 'MODEL3D_GLB_OUTPUT_CREATION_ERROR'
  | 'MODEL3D_GLB_TO_USDZ_CONVERSION_ERROR'
  | 'MODEL3D_PROCESSING_FAILURE'
  | 'MODEL3D_THUMBNAIL_GENERATION_ERROR'
  | 'MODEL3D_THUMBNAIL_REGENERATION_ERROR'
  | 'MODEL3D_VALIDATION_ERROR'
  | 'UNKNOWN'
  | 'UNSUPPORTED_IMAGE_FILE_TYPE'
  | 'VIDEO_INVALID_FILETYPE_ERROR'
  | 'VIDEO_MAX_DURATION_ERROR'
  | 'VIDEO_MAX_HEIGHT_ERROR'
  | 'VIDEO_MAX_WIDTH_ERROR'
  | 'VIDEO_METADATA_READ_ERROR'
  | 'VIDEO_MIN_DURATION_ERROR'
  | 'VIDEO_MIN_HEIGHT_ERROR'
  | 'VIDEO_MIN_WIDTH_ERROR'
  | 'VIDEO_VALIDATION_ERROR';

export type MetafieldInput = {
  id?: string | null | undefined;
  key?: string | null | undefined;
  namespace?: string | null | undefined;
  type?: string | null | undefined;
  value?: string | null | undefined;
};

export type MoneyInput = {
  amount: string;
  currencyCode: CurrencyCode;
};

export type OptionSetInput = {
  id?: string | null | undefined;
  linkedMetafield?: LinkedMetafieldCreateInput | null | undefined;
  name?: string | null | undefined;
  position?: number | null | undefined;
  values?: Array<OptionValueSetInput> | null | undefined;
};

export type OptionValueSetInput = {
  id?: string | null | undefined;
  name?: string | null | undefined;
};

export type ProductClaimOwnershipInput = {
  bundles?: boolean | null | undefined;
};

export type ProductSetIdentifiers =
  | { customId: UniqueMetafieldValueInput; handle?: never; id?: never }
  | { customId?: never; handle: string; id?: never }
  | { customId?: never; handle?: never; id: string };

export type ProductSetInput = {
  category?: string | null | undefined;
  claimOwnership?: ProductClaimOwnershipInput | null | undefined;
  collections?: Array<string> | null | undefined;
  combinedListingRole?: CombinedListingsRole | null | undefined;
  descriptionHtml?: string | null | undefined;
  files?: Array<FileSetInput> | null | undefined;
  giftCard?: boolean | null | undefined;
  giftCardTemplateSuffix?: string | null | undefined;
  handle?: string | null | undefined;
  /** @deprecated Use `identifier` instead to get the product's ID */
  id?: string | null | undefined;
  metafields?: Array<MetafieldInput> | null | undefined;
  productOptions?: Array<OptionSetInput> | null | undefined;
  productType?: string | null | undefined;
  redirectNewHandle?: boolean | null | undefined;
  requiresSellingPlan?: boolean | null | undefined;
  seo?: SeoInput | null | undefined;
  status?: ProductStatus | null | undefined;
  tags?: Array<string> | null | undefined;
  templateSuffix?: string | null | undefined;
  title?: string | null | undefined;
  variants?: Array<ProductVariantSetInput> | null | undefined;
  vendor?: string | null | undefined;
};

export type ProductSetInventoryInput = {
  locationId: string;
  name: string;
  quantity: number;
};

export type ProductSetUserErrorCode =
  | 'CANNOT_COMBINE_LINKED_AND_NONLINKED_OPTION_VALUES'
  | 'CAPABILITY_VIOLATION'
  | 'DUPLICATED_METAFIELD_VALUE'
  | 'DUPLICATED_OPTION_NAME'
  | 'DUPLICATED_OPTION_VALUE'
  | 'DUPLICATED_VALUE'
  | 'DUPLICATE_LINKED_OPTION'
  | 'GENERIC_ERROR'
  | 'GIFT_CARDS_NOT_ACTIVATED'
  | 'GIFT_CARD_ATTRIBUTE_CANNOT_BE_CHANGED'
  | 'HANDLE_NOT_UNIQUE'
  | 'ID_NOT_ALLOWED'
  | 'INPUT_MISMATCH'
  | 'INVALID_INPUT'
  | 'INVALID_METAFIELD'
  | 'INVALID_METAFIELD_VALUE_FOR_LINKED_OPTION'
  | 'INVALID_PRODUCT'
  | 'INVALID_VARIANT'
  | 'INVENTORY_QUANTITIES_LIMIT_EXCEEDED'
  | 'JOB_ERROR'
  | 'LINKED_METAFIELD_DEFINITION_NOT_FOUND'
  | 'LINKED_OPTIONS_NOT_SUPPORTED_FOR_SHOP'
  | 'METAFIELD_MISMATCH'
  | 'MISSING_FIELD_REQUIRED'
  | 'NOT_FOUND'
  | 'OPTIONS_OVER_LIMIT'
  | 'OPTION_DOES_NOT_EXIST'
  | 'OPTION_VALUES_MISSING'
  | 'OPTION_VALUES_OVER_LIMIT'
  | 'OPTION_VALUE_DOES_NOT_EXIST'
  | 'PRODUCT_DOES_NOT_EXIST'
  | 'PRODUCT_OPTIONS_INPUT_MISSING'
  | 'PRODUCT_SUSPENDED'
  | 'PRODUCT_VARIANT_DOES_NOT_EXIST'
  | 'VARIANTS_INPUT_MISSING'
  | 'VARIANTS_OVER_LIMIT';

export type ProductStatus = 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | 'UNLISTED';

export type ProductVariantInventoryPolicy = 'CONTINUE' | 'DENY';

export type ProductVariantSetInput = {
  barcode?: string | null | undefined;
  compareAtPrice?: string | null | undefined;
  file?: FileSetInput | null | undefined;
  id?: string | null | undefined;
  inventoryItem?: InventoryItemInput | null | undefined;
  inventoryPolicy?: ProductVariantInventoryPolicy | null | undefined;
  inventoryQuantities?: Array<ProductSetInventoryInput> | null | undefined;
  metafields?: Array<MetafieldInput> | null | undefined;
  optionValues: Array<VariantOptionValueInput>;
  position?: number | null | undefined;
  price?: string | null | undefined;
  published?: boolean | null | undefined;
  requiresComponents?: boolean | null | undefined;
  showUnitPrice?: boolean | null | undefined;
  sku?: string | null | undefined;
  taxCode?: string | null | undefined;
  taxable?: boolean | null | undefined;
  unitPriceMeasurement?: UnitPriceMeasurementInput | null | undefined;
};

export type SeoInput = {
  description?: string | null | undefined;
  title?: string | null | undefined;
};

export type StagedUploadHttpMethodType = 'POST' | 'PUT';

export type StagedUploadInput = {
  fileSize?: string | null | undefined;
  filename: string;
  httpMethod?: StagedUploadHttpMethodType | null | undefined;
  mimeType: string;
  resource: StagedUploadTargetGenerateUploadResource;
};

export type StagedUploadTargetGenerateUploadResource =
  | 'BULK_MUTATION_VARIABLES'
  | 'COLLECTION_IMAGE'
  | 'DISPUTE_FILE_UPLOAD'
  | 'FILE'
  | 'IMAGE'
  | 'MODEL_3D'
  | 'PRODUCT_IMAGE'
  | 'RETURN_LABEL'
  | 'SHOP_IMAGE'
  | 'URL_REDIRECT_IMPORT'
  | 'VIDEO';

export type UniqueMetafieldValueInput = {
  key: string;
  namespace?: string | null | undefined;
  value: string;
};

export type UnitPriceMeasurementInput = {
  quantityUnit?: UnitPriceMeasurementMeasuredUnit | null | undefined;
  quantityValue?: number | null | undefined;
  referenceUnit?: UnitPriceMeasurementMeasuredUnit | null | undefined;
  referenceValue?: number | null | undefined;
};

export type UnitPriceMeasurementMeasuredUnit =
  | 'CL'
  | 'CM'
  | 'FLOZ'
  | 'FT'
  | 'FT2'
  | 'G'
  | 'GAL'
  | 'IN'
  | 'ITEM'
  | 'KG'
  | 'L'
  | 'LB'
  | 'M'
  | 'M2'
  | 'M3'
  | 'MG'
  | 'ML'
  | 'MM'
  | 'OZ'
  | 'PT'
  | 'QT'
  | 'UNKNOWN'
  | 'YD';

export type VariantOptionValueInput = {
  id?: string | null | undefined;
  linkedMetafieldValue?: string | null | undefined;
  name?: string | null | undefined;
  optionId?: string | null | undefined;
  optionName?: string | null | undefined;
};

export type WeightInput = {
  unit: WeightUnit;
  value: number;
};

export type WeightUnit = 'GRAMS' | 'KILOGRAMS' | 'OUNCES' | 'POUNDS';

export type StoreChargesQueryVariables = Exact<{
  first: number;
}>;

export type StoreChargesQuery = {
  currentAppInstallation: {
    allSubscriptions: {
      nodes: Array<{
        id: string;
        name: string;
        status: AppSubscriptionStatus;
        createdAt: string;
        currentPeriodEnd: string | null;
        lineItems: Array<{
          id: string;
          plan: {
            pricingDetails:
              | {
                  __typename: 'AppRecurringPricing';
                  price: { amount: string; currencyCode: CurrencyCode };
                }
              | {
                  __typename: 'AppUsagePricing';
                  cappedAmount: { amount: string; currencyCode: CurrencyCode };
                };
          };
        }>;
      }>;
    };
  };
};

export type AskForSubscriptionMutationVariables = Exact<{
  name: string;
  returnUrl: string;
  test?: boolean | null | undefined;
  lineItems: Array<AppSubscriptionLineItemInput> | AppSubscriptionLineItemInput;
  replacementBehavior?: AppSubscriptionReplacementBehavior | null | undefined;
}>;

export type AskForSubscriptionMutation = {
  appSubscriptionCreate: {
    confirmationUrl: string | null;
    userErrors: Array<{ field: Array<string> | null; message: string }>;
  } | null;
};

export type CancelSubscriptionMutationVariables = Exact<{
  id: string;
}>;

export type CancelSubscriptionMutation = {
  appSubscriptionCancel: {
    userErrors: Array<{ field: Array<string> | null; message: string }>;
  } | null;
};

export type AskForHigherCapMutationVariables = Exact<{
  id: string;
  cappedAmount: MoneyInput;
}>;

export type AskForHigherCapMutation = {
  appSubscriptionLineItemUpdate: {
    confirmationUrl: string | null;
    userErrors: Array<{ field: Array<string> | null; message: string }>;
  } | null;
};

export type FileUsageMutationVariables = Exact<{
  subscriptionLineItemId: string;
  price: MoneyInput;
  description: string;
  idempotencyKey: string;
}>;

export type FileUsageMutation = {
  appUsageRecordCreate: {
    appUsageRecord: { id: string } | null;
    userErrors: Array<{ field: Array<string> | null; message: string }>;
  } | null;
};

export type StoreProductsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  query?: string | null | undefined;
}>;

export type StoreProductsQuery = {
  products: {
    nodes: Array<{
      id: string;
      title: string;
      featuredMedia:
        | { preview: { image: { url: string; thumbnailUrl: string } | null } | null }
        | { preview: { image: { url: string; thumbnailUrl: string } | null } | null }
        | { preview: { image: { url: string; thumbnailUrl: string } | null } | null }
        | { preview: { image: { url: string; thumbnailUrl: string } | null } | null }
        | null;
    }>;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
};

export type StoreProductQueryVariables = Exact<{
  id: string;
}>;

export type StoreProductQuery = {
  product: {
    id: string;
    title: string;
    featuredMedia:
      | { preview: { image: { url: string; thumbnailUrl: string } | null } | null }
      | { preview: { image: { url: string; thumbnailUrl: string } | null } | null }
      | { preview: { image: { url: string; thumbnailUrl: string } | null } | null }
      | { preview: { image: { url: string; thumbnailUrl: string } | null } | null }
      | null;
  } | null;
};

export type StoreProductImagesQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;

export type StoreProductImagesQuery = {
  product: {
    media: {
      nodes: Array<
        | { __typename: 'ExternalVideo' }
        | {
            __typename: 'MediaImage';
            id: string;
            alt: string | null;
            image: {
              url: string;
              width: number | null;
              height: number | null;
              thumbnailUrl: string;
            } | null;
          }
        | { __typename: 'Model3d' }
        | { __typename: 'Video' }
      >;
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
    };
  } | null;
};

export type StoreFileQueryVariables = Exact<{
  id: string;
}>;

export type StoreFileQuery = {
  node:
    | { __typename: 'AbandonedCheckout' }
    | { __typename: 'AbandonedCheckoutLineItem' }
    | { __typename: 'Abandonment' }
    | { __typename: 'AddAllProductsOperation' }
    | { __typename: 'AdditionalFee' }
    | { __typename: 'AnalyticsAnnotation' }
    | { __typename: 'AnalyticsTarget' }
    | { __typename: 'App' }
    | { __typename: 'AppCatalog' }
    | { __typename: 'AppCredit' }
    | { __typename: 'AppInstallation' }
    | { __typename: 'AppPurchaseOneTime' }
    | { __typename: 'AppRevenueAttributionRecord' }
    | { __typename: 'AppSubscription' }
    | { __typename: 'AppUsageRecord' }
    | { __typename: 'Article' }
    | { __typename: 'BasicEvent' }
    | { __typename: 'Blog' }
    | { __typename: 'BulkOperation' }
    | { __typename: 'BusinessEntity' }
    | { __typename: 'CalculatedOrder' }
    | { __typename: 'CartTransform' }
    | { __typename: 'CashDrawer' }
    | { __typename: 'CashManagementCustomReasonCode' }
    | { __typename: 'CashManagementDefaultReasonCode' }
    | { __typename: 'CashManagementSystemReasonCode' }
    | { __typename: 'CashTrackingAdjustment' }
    | { __typename: 'CashTrackingSession' }
    | { __typename: 'CatalogCsvOperation' }
    | { __typename: 'Channel' }
    | { __typename: 'ChannelDefinition' }
    | { __typename: 'ChannelInformation' }
    | { __typename: 'CheckoutAndAccountsConfiguration' }
    | { __typename: 'CheckoutAndAccountsConfigurationOverride' }
    | { __typename: 'CheckoutProfile' }
    | { __typename: 'Collection' }
    | { __typename: 'CollectionConditionsSource' }
    | { __typename: 'CollectionSubCollectionsSource' }
    | { __typename: 'Comment' }
    | { __typename: 'CommentEvent' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyAddress' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyContactRole' }
    | { __typename: 'CompanyContactRoleAssignment' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'CompanyLocationCatalog' }
    | { __typename: 'CompanyLocationStaffMemberAssignment' }
    | { __typename: 'ConsentPolicy' }
    | { __typename: 'CurrencyExchangeAdjustment' }
    | { __typename: 'Customer' }
    | { __typename: 'CustomerAccountAppExtensionPage' }
    | { __typename: 'CustomerAccountNativePage' }
    | { __typename: 'CustomerPaymentMethod' }
    | { __typename: 'CustomerSegmentMembersQuery' }
    | { __typename: 'CustomerVisit' }
    | { __typename: 'DeliveryCarrierService' }
    | { __typename: 'DeliveryCondition' }
    | { __typename: 'DeliveryCountry' }
    | { __typename: 'DeliveryCustomization' }
    | { __typename: 'DeliveryLocationGroup' }
    | { __typename: 'DeliveryMethod' }
    | { __typename: 'DeliveryMethodDefinition' }
    | { __typename: 'DeliveryParticipant' }
    | { __typename: 'DeliveryProfile' }
    | { __typename: 'DeliveryProfileItem' }
    | { __typename: 'DeliveryPromiseParticipant' }
    | { __typename: 'DeliveryPromiseProvider' }
    | { __typename: 'DeliveryProvince' }
    | { __typename: 'DeliveryRateDefinition' }
    | { __typename: 'DeliveryZone' }
    | { __typename: 'DiscountAutomaticBxgy' }
    | { __typename: 'DiscountAutomaticNode' }
    | { __typename: 'DiscountCodeNode' }
    | { __typename: 'DiscountNode' }
    | { __typename: 'DiscountRedeemCodeBulkCreation' }
    | { __typename: 'Domain' }
    | { __typename: 'DraftOrder' }
    | { __typename: 'DraftOrderLineItem' }
    | { __typename: 'DraftOrderTag' }
    | { __typename: 'Duty' }
    | { __typename: 'ExchangeLineItem' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'Fulfillment' }
    | { __typename: 'FulfillmentConstraintRule' }
    | { __typename: 'FulfillmentEvent' }
    | { __typename: 'FulfillmentHold' }
    | { __typename: 'FulfillmentLineItem' }
    | { __typename: 'FulfillmentOrder' }
    | { __typename: 'FulfillmentOrderDestination' }
    | { __typename: 'FulfillmentOrderLineItem' }
    | { __typename: 'FulfillmentOrderMerchantRequest' }
    | { __typename: 'GenericFile' }
    | { __typename: 'GiftCard' }
    | { __typename: 'GiftCardCashOutTransaction' }
    | { __typename: 'GiftCardCreditTransaction' }
    | { __typename: 'GiftCardDebitTransaction' }
    | { __typename: 'IdentityProviderSubject' }
    | { __typename: 'InventoryAdjustmentGroup' }
    | { __typename: 'InventoryItem' }
    | { __typename: 'InventoryItemMeasurement' }
    | { __typename: 'InventoryLevel' }
    | { __typename: 'InventoryQuantity' }
    | { __typename: 'InventoryShipment' }
    | { __typename: 'InventoryShipmentLineItem' }
    | { __typename: 'InventoryTransfer' }
    | { __typename: 'InventoryTransferLineItem' }
    | { __typename: 'LineItem' }
    | { __typename: 'LineItemGroup' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MarketCatalog' }
    | { __typename: 'MarketRegionCountry' }
    | { __typename: 'MarketRegionSubdivision' }
    | { __typename: 'MarketWebPresence' }
    | { __typename: 'MarketingActivity' }
    | { __typename: 'MarketingEvent' }
    | {
        __typename: 'MediaImage';
        id: string;
        alt: string | null;
        fileStatus: FileStatus;
        image: {
          url: string;
          width: number | null;
          height: number | null;
          thumbnailUrl: string;
        } | null;
        originalSource: { url: string | null } | null;
        fileErrors: Array<{ code: FileErrorCode; message: string }>;
        mediaErrors: Array<{ code: MediaErrorCode; message: string }>;
      }
    | { __typename: 'Menu' }
    | { __typename: 'Metafield' }
    | { __typename: 'MetafieldDefinition' }
    | { __typename: 'Metaobject' }
    | { __typename: 'MetaobjectDefinition' }
    | { __typename: 'Model3d' }
    | { __typename: 'OnlineStoreTheme' }
    | { __typename: 'Order' }
    | { __typename: 'OrderAdjustment' }
    | { __typename: 'OrderAttributionDefinition' }
    | { __typename: 'OrderCancelJobResult' }
    | { __typename: 'OrderCreateMandatePaymentJobResult' }
    | { __typename: 'OrderDisputeSummary' }
    | { __typename: 'OrderEditSession' }
    | { __typename: 'OrderTransaction' }
    | { __typename: 'Page' }
    | { __typename: 'PaymentCustomization' }
    | { __typename: 'PaymentMandate' }
    | { __typename: 'PaymentSchedule' }
    | { __typename: 'PaymentTerms' }
    | { __typename: 'PaymentTermsTemplate' }
    | { __typename: 'PointOfSaleDevice' }
    | { __typename: 'PointOfSaleDevicePaymentSession' }
    | { __typename: 'PriceList' }
    | { __typename: 'Product' }
    | { __typename: 'ProductBundleOperation' }
    | { __typename: 'ProductDeleteOperation' }
    | { __typename: 'ProductDuplicateOperation' }
    | { __typename: 'ProductFeed' }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductSetOperation' }
    | { __typename: 'ProductTaxonomyNode' }
    | { __typename: 'ProductVariant' }
    | { __typename: 'ProductVariantComponent' }
    | { __typename: 'Publication' }
    | { __typename: 'PublicationResourceOperation' }
    | { __typename: 'QuantityPriceBreak' }
    | { __typename: 'Refund' }
    | { __typename: 'RefundShippingLine' }
    | { __typename: 'Return' }
    | { __typename: 'ReturnLineItem' }
    | { __typename: 'ReturnReasonDefinition' }
    | { __typename: 'ReturnableFulfillment' }
    | { __typename: 'ReverseDelivery' }
    | { __typename: 'ReverseDeliveryLineItem' }
    | { __typename: 'ReverseFulfillmentOrder' }
    | { __typename: 'ReverseFulfillmentOrderDisposition' }
    | { __typename: 'ReverseFulfillmentOrderLineItem' }
    | { __typename: 'SaleAdditionalFee' }
    | { __typename: 'SavedSearch' }
    | { __typename: 'ScriptTag' }
    | { __typename: 'Segment' }
    | { __typename: 'SellingPlan' }
    | { __typename: 'SellingPlanGroup' }
    | { __typename: 'ServerPixel' }
    | { __typename: 'ShippingLabel' }
    | { __typename: 'ShippingLabelPurchaseResult' }
    | { __typename: 'Shop' }
    | { __typename: 'ShopAddress' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'ShopifyPaymentsAccount' }
    | { __typename: 'ShopifyPaymentsBalanceTransaction' }
    | { __typename: 'ShopifyPaymentsBankAccount' }
    | { __typename: 'ShopifyPaymentsDispute' }
    | { __typename: 'ShopifyPaymentsDisputeEvidence' }
    | { __typename: 'ShopifyPaymentsDisputeFileUpload' }
    | { __typename: 'ShopifyPaymentsDisputeFulfillment' }
    | { __typename: 'ShopifyPaymentsPayout' }
    | { __typename: 'StaffMember' }
    | { __typename: 'StandardMetafieldDefinitionTemplate' }
    | { __typename: 'StoreCreditAccount' }
    | { __typename: 'StoreCreditAccountCreditTransaction' }
    | { __typename: 'StoreCreditAccountDebitRevertTransaction' }
    | { __typename: 'StoreCreditAccountDebitTransaction' }
    | { __typename: 'StorefrontAccessToken' }
    | { __typename: 'SubscriptionBillingAttempt' }
    | { __typename: 'SubscriptionContract' }
    | { __typename: 'SubscriptionDraft' }
    | { __typename: 'TaxonomyAttribute' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'TaxonomyChoiceListAttribute' }
    | { __typename: 'TaxonomyMeasurementAttribute' }
    | { __typename: 'TaxonomyValue' }
    | { __typename: 'TenderTransaction' }
    | { __typename: 'TransactionFee' }
    | { __typename: 'UnverifiedReturnLineItem' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'UrlRedirectImport' }
    | { __typename: 'Validation' }
    | { __typename: 'Video' }
    | { __typename: 'WebPixel' }
    | { __typename: 'WebhookSubscription' }
    | null;
};

export type StageUploadMutationVariables = Exact<{
  input: Array<StagedUploadInput> | StagedUploadInput;
}>;

export type StageUploadMutation = {
  stagedUploadsCreate: {
    stagedTargets: Array<{
      url: string | null;
      resourceUrl: string | null;
      parameters: Array<{ name: string; value: string }>;
    }> | null;
    userErrors: Array<{ field: Array<string> | null; message: string }>;
  } | null;
};

export type CreateFilesMutationVariables = Exact<{
  files: Array<FileCreateInput> | FileCreateInput;
}>;

export type CreateFilesMutation = {
  fileCreate: {
    files: Array<
      { id: string } | { id: string } | { id: string } | { id: string } | { id: string }
    > | null;
    userErrors: Array<{ field: Array<string> | null; message: string }>;
  } | null;
};

export type UpdateFilesMutationVariables = Exact<{
  files: Array<FileUpdateInput> | FileUpdateInput;
}>;

export type UpdateFilesMutation = {
  fileUpdate: {
    files: Array<
      { id: string } | { id: string } | { id: string } | { id: string } | { id: string }
    > | null;
    userErrors: Array<{ field: Array<string> | null; message: string }>;
  } | null;
};

export type DeleteFilesMutationVariables = Exact<{
  fileIds: Array<string> | string;
}>;

export type DeleteFilesMutation = {
  fileDelete: {
    deletedFileIds: Array<string> | null;
    userErrors: Array<{ field: Array<string> | null; message: string }>;
  } | null;
};

export type KeepOldFileMutationVariables = Exact<{
  fileIds: Array<string> | string;
}>;

export type KeepOldFileMutation = {
  fileAcknowledgeUpdateFailed: {
    files: Array<
      { id: string } | { id: string } | { id: string } | { id: string } | { id: string }
    > | null;
    userErrors: Array<{ field: Array<string> | null; message: string }>;
  } | null;
};

export type SetProductMutationVariables = Exact<{
  identifier: ProductSetIdentifiers;
  input: ProductSetInput;
}>;

export type SetProductMutation = {
  productSet: {
    product: { id: string } | null;
    userErrors: Array<{
      code: ProductSetUserErrorCode | null;
      field: Array<string> | null;
      message: string;
    }>;
  } | null;
};

export type ProductByHandleQueryVariables = Exact<{
  handle: string;
}>;

export type ProductByHandleQuery = { productByIdentifier: { id: string } | null };

export type ProductContentQueryVariables = Exact<{
  id: string;
}>;

export type ProductContentQuery = {
  product: {
    title: string;
    handle: string;
    descriptionHtml: string;
    vendor: string;
    productType: string;
    tags: Array<string>;
    status: ProductStatus;
    updatedAt: string;
    variants: { nodes: Array<{ title: string; price: string; sku: string | null }> };
    media: {
      nodes: Array<
        | { id: string; alt: string | null }
        | { id: string; alt: string | null }
        | { id: string; alt: string | null }
        | { id: string; alt: string | null }
      >;
    };
  } | null;
};

export type ProductStatesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;

export type ProductStatesQuery = {
  nodes: Array<
    | { __typename: 'AbandonedCheckout' }
    | { __typename: 'AbandonedCheckoutLineItem' }
    | { __typename: 'Abandonment' }
    | { __typename: 'AddAllProductsOperation' }
    | { __typename: 'AdditionalFee' }
    | { __typename: 'AnalyticsAnnotation' }
    | { __typename: 'AnalyticsTarget' }
    | { __typename: 'App' }
    | { __typename: 'AppCatalog' }
    | { __typename: 'AppCredit' }
    | { __typename: 'AppInstallation' }
    | { __typename: 'AppPurchaseOneTime' }
    | { __typename: 'AppRevenueAttributionRecord' }
    | { __typename: 'AppSubscription' }
    | { __typename: 'AppUsageRecord' }
    | { __typename: 'Article' }
    | { __typename: 'BasicEvent' }
    | { __typename: 'Blog' }
    | { __typename: 'BulkOperation' }
    | { __typename: 'BusinessEntity' }
    | { __typename: 'CalculatedOrder' }
    | { __typename: 'CartTransform' }
    | { __typename: 'CashDrawer' }
    | { __typename: 'CashManagementCustomReasonCode' }
    | { __typename: 'CashManagementDefaultReasonCode' }
    | { __typename: 'CashManagementSystemReasonCode' }
    | { __typename: 'CashTrackingAdjustment' }
    | { __typename: 'CashTrackingSession' }
    | { __typename: 'CatalogCsvOperation' }
    | { __typename: 'Channel' }
    | { __typename: 'ChannelDefinition' }
    | { __typename: 'ChannelInformation' }
    | { __typename: 'CheckoutAndAccountsConfiguration' }
    | { __typename: 'CheckoutAndAccountsConfigurationOverride' }
    | { __typename: 'CheckoutProfile' }
    | { __typename: 'Collection' }
    | { __typename: 'CollectionConditionsSource' }
    | { __typename: 'CollectionSubCollectionsSource' }
    | { __typename: 'Comment' }
    | { __typename: 'CommentEvent' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyAddress' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyContactRole' }
    | { __typename: 'CompanyContactRoleAssignment' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'CompanyLocationCatalog' }
    | { __typename: 'CompanyLocationStaffMemberAssignment' }
    | { __typename: 'ConsentPolicy' }
    | { __typename: 'CurrencyExchangeAdjustment' }
    | { __typename: 'Customer' }
    | { __typename: 'CustomerAccountAppExtensionPage' }
    | { __typename: 'CustomerAccountNativePage' }
    | { __typename: 'CustomerPaymentMethod' }
    | { __typename: 'CustomerSegmentMembersQuery' }
    | { __typename: 'CustomerVisit' }
    | { __typename: 'DeliveryCarrierService' }
    | { __typename: 'DeliveryCondition' }
    | { __typename: 'DeliveryCountry' }
    | { __typename: 'DeliveryCustomization' }
    | { __typename: 'DeliveryLocationGroup' }
    | { __typename: 'DeliveryMethod' }
    | { __typename: 'DeliveryMethodDefinition' }
    | { __typename: 'DeliveryParticipant' }
    | { __typename: 'DeliveryProfile' }
    | { __typename: 'DeliveryProfileItem' }
    | { __typename: 'DeliveryPromiseParticipant' }
    | { __typename: 'DeliveryPromiseProvider' }
    | { __typename: 'DeliveryProvince' }
    | { __typename: 'DeliveryRateDefinition' }
    | { __typename: 'DeliveryZone' }
    | { __typename: 'DiscountAutomaticBxgy' }
    | { __typename: 'DiscountAutomaticNode' }
    | { __typename: 'DiscountCodeNode' }
    | { __typename: 'DiscountNode' }
    | { __typename: 'DiscountRedeemCodeBulkCreation' }
    | { __typename: 'Domain' }
    | { __typename: 'DraftOrder' }
    | { __typename: 'DraftOrderLineItem' }
    | { __typename: 'DraftOrderTag' }
    | { __typename: 'Duty' }
    | { __typename: 'ExchangeLineItem' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'Fulfillment' }
    | { __typename: 'FulfillmentConstraintRule' }
    | { __typename: 'FulfillmentEvent' }
    | { __typename: 'FulfillmentHold' }
    | { __typename: 'FulfillmentLineItem' }
    | { __typename: 'FulfillmentOrder' }
    | { __typename: 'FulfillmentOrderDestination' }
    | { __typename: 'FulfillmentOrderLineItem' }
    | { __typename: 'FulfillmentOrderMerchantRequest' }
    | { __typename: 'GenericFile' }
    | { __typename: 'GiftCard' }
    | { __typename: 'GiftCardCashOutTransaction' }
    | { __typename: 'GiftCardCreditTransaction' }
    | { __typename: 'GiftCardDebitTransaction' }
    | { __typename: 'IdentityProviderSubject' }
    | { __typename: 'InventoryAdjustmentGroup' }
    | { __typename: 'InventoryItem' }
    | { __typename: 'InventoryItemMeasurement' }
    | { __typename: 'InventoryLevel' }
    | { __typename: 'InventoryQuantity' }
    | { __typename: 'InventoryShipment' }
    | { __typename: 'InventoryShipmentLineItem' }
    | { __typename: 'InventoryTransfer' }
    | { __typename: 'InventoryTransferLineItem' }
    | { __typename: 'LineItem' }
    | { __typename: 'LineItemGroup' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MarketCatalog' }
    | { __typename: 'MarketRegionCountry' }
    | { __typename: 'MarketRegionSubdivision' }
    | { __typename: 'MarketWebPresence' }
    | { __typename: 'MarketingActivity' }
    | { __typename: 'MarketingEvent' }
    | { __typename: 'MediaImage' }
    | { __typename: 'Menu' }
    | { __typename: 'Metafield' }
    | { __typename: 'MetafieldDefinition' }
    | { __typename: 'Metaobject' }
    | { __typename: 'MetaobjectDefinition' }
    | { __typename: 'Model3d' }
    | { __typename: 'OnlineStoreTheme' }
    | { __typename: 'Order' }
    | { __typename: 'OrderAdjustment' }
    | { __typename: 'OrderAttributionDefinition' }
    | { __typename: 'OrderCancelJobResult' }
    | { __typename: 'OrderCreateMandatePaymentJobResult' }
    | { __typename: 'OrderDisputeSummary' }
    | { __typename: 'OrderEditSession' }
    | { __typename: 'OrderTransaction' }
    | { __typename: 'Page' }
    | { __typename: 'PaymentCustomization' }
    | { __typename: 'PaymentMandate' }
    | { __typename: 'PaymentSchedule' }
    | { __typename: 'PaymentTerms' }
    | { __typename: 'PaymentTermsTemplate' }
    | { __typename: 'PointOfSaleDevice' }
    | { __typename: 'PointOfSaleDevicePaymentSession' }
    | { __typename: 'PriceList' }
    | {
        __typename: 'Product';
        id: string;
        status: ProductStatus;
        updatedAt: string;
        featuredMedia:
          | { preview: { image: { url: string } | null } | null }
          | { preview: { image: { url: string } | null } | null }
          | { preview: { image: { url: string } | null } | null }
          | { preview: { image: { url: string } | null } | null }
          | null;
      }
    | { __typename: 'ProductBundleOperation' }
    | { __typename: 'ProductDeleteOperation' }
    | { __typename: 'ProductDuplicateOperation' }
    | { __typename: 'ProductFeed' }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductSetOperation' }
    | { __typename: 'ProductTaxonomyNode' }
    | { __typename: 'ProductVariant' }
    | { __typename: 'ProductVariantComponent' }
    | { __typename: 'Publication' }
    | { __typename: 'PublicationResourceOperation' }
    | { __typename: 'QuantityPriceBreak' }
    | { __typename: 'Refund' }
    | { __typename: 'RefundShippingLine' }
    | { __typename: 'Return' }
    | { __typename: 'ReturnLineItem' }
    | { __typename: 'ReturnReasonDefinition' }
    | { __typename: 'ReturnableFulfillment' }
    | { __typename: 'ReverseDelivery' }
    | { __typename: 'ReverseDeliveryLineItem' }
    | { __typename: 'ReverseFulfillmentOrder' }
    | { __typename: 'ReverseFulfillmentOrderDisposition' }
    | { __typename: 'ReverseFulfillmentOrderLineItem' }
    | { __typename: 'SaleAdditionalFee' }
    | { __typename: 'SavedSearch' }
    | { __typename: 'ScriptTag' }
    | { __typename: 'Segment' }
    | { __typename: 'SellingPlan' }
    | { __typename: 'SellingPlanGroup' }
    | { __typename: 'ServerPixel' }
    | { __typename: 'ShippingLabel' }
    | { __typename: 'ShippingLabelPurchaseResult' }
    | { __typename: 'Shop' }
    | { __typename: 'ShopAddress' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'ShopifyPaymentsAccount' }
    | { __typename: 'ShopifyPaymentsBalanceTransaction' }
    | { __typename: 'ShopifyPaymentsBankAccount' }
    | { __typename: 'ShopifyPaymentsDispute' }
    | { __typename: 'ShopifyPaymentsDisputeEvidence' }
    | { __typename: 'ShopifyPaymentsDisputeFileUpload' }
    | { __typename: 'ShopifyPaymentsDisputeFulfillment' }
    | { __typename: 'ShopifyPaymentsPayout' }
    | { __typename: 'StaffMember' }
    | { __typename: 'StandardMetafieldDefinitionTemplate' }
    | { __typename: 'StoreCreditAccount' }
    | { __typename: 'StoreCreditAccountCreditTransaction' }
    | { __typename: 'StoreCreditAccountDebitRevertTransaction' }
    | { __typename: 'StoreCreditAccountDebitTransaction' }
    | { __typename: 'StorefrontAccessToken' }
    | { __typename: 'SubscriptionBillingAttempt' }
    | { __typename: 'SubscriptionContract' }
    | { __typename: 'SubscriptionDraft' }
    | { __typename: 'TaxonomyAttribute' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'TaxonomyChoiceListAttribute' }
    | { __typename: 'TaxonomyMeasurementAttribute' }
    | { __typename: 'TaxonomyValue' }
    | { __typename: 'TenderTransaction' }
    | { __typename: 'TransactionFee' }
    | { __typename: 'UnverifiedReturnLineItem' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'UrlRedirectImport' }
    | { __typename: 'Validation' }
    | { __typename: 'Video' }
    | { __typename: 'WebPixel' }
    | { __typename: 'WebhookSubscription' }
    | null
  >;
};

export type DeleteProductMutationVariables = Exact<{
  id: string;
}>;

export type DeleteProductMutation = {
  productDelete: {
    deletedProductId: string | null;
    userErrors: Array<{ field: Array<string> | null; message: string }>;
  } | null;
};

export type ShopCurrencyQueryVariables = Exact<{ [key: string]: never }>;

export type ShopCurrencyQuery = { shop: { currencyCode: CurrencyCode } };
