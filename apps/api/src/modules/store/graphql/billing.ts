/** Documents about what the app charges a store. */

export const storeCharges = `#graphql
  query storeCharges($first: Int!) {
    currentAppInstallation {
      allSubscriptions(first: $first, reverse: true, sortKey: CREATED_AT) {
        nodes {
          id
          name
          status
          createdAt
          currentPeriodEnd
          lineItems {
            id
            plan {
              pricingDetails {
                __typename
                ... on AppRecurringPricing {
                  price {
                    amount
                    currencyCode
                  }
                }
                ... on AppUsagePricing {
                  cappedAmount {
                    amount
                    currencyCode
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`;

export const askForSubscription = `#graphql
  mutation askForSubscription(
    $name: String!
    $returnUrl: URL!
    $test: Boolean
    $lineItems: [AppSubscriptionLineItemInput!]!
    $replacementBehavior: AppSubscriptionReplacementBehavior
  ) {
    appSubscriptionCreate(
      name: $name
      returnUrl: $returnUrl
      test: $test
      lineItems: $lineItems
      replacementBehavior: $replacementBehavior
    ) {
      confirmationUrl
      userErrors {
        field
        message
      }
    }
  }
`;

export const cancelSubscription = `#graphql
  mutation cancelSubscription($id: ID!) {
    appSubscriptionCancel(id: $id) {
      userErrors {
        field
        message
      }
    }
  }
`;

export const askForHigherCap = `#graphql
  mutation askForHigherCap($id: ID!, $cappedAmount: MoneyInput!) {
    appSubscriptionLineItemUpdate(id: $id, cappedAmount: $cappedAmount) {
      confirmationUrl
      userErrors {
        field
        message
      }
    }
  }
`;

export const fileUsage = `#graphql
  mutation fileUsage(
    $subscriptionLineItemId: ID!
    $price: MoneyInput!
    $description: String!
    $idempotencyKey: String!
  ) {
    appUsageRecordCreate(
      subscriptionLineItemId: $subscriptionLineItemId
      price: $price
      description: $description
      idempotencyKey: $idempotencyKey
    ) {
      appUsageRecord {
        id
      }
      userErrors {
        field
        message
      }
    }
  }
`;
