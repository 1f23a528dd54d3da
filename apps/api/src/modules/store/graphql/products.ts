/** Documents about whole products: made, read again, taken back. */

export const setProduct = `#graphql
  mutation setProduct($identifier: ProductSetIdentifiers!, $input: ProductSetInput!) {
    productSet(identifier: $identifier, input: $input, synchronous: true) {
      product {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`;

export const productByHandle = `#graphql
  query productByHandle($handle: String!) {
    productByIdentifier(identifier: { handle: $handle }) {
      id
    }
  }
`;

export const productContent = `#graphql
  query productContent($id: ID!) {
    product(id: $id) {
      title
      handle
      descriptionHtml
      vendor
      productType
      tags
      status
      updatedAt
      variants(first: 100) {
        nodes {
          title
          price
          sku
        }
      }
      media(first: 50) {
        nodes {
          id
          alt
        }
      }
    }
  }
`;

export const productStates = `#graphql
  query productStates($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ... on Product {
        id
        status
        updatedAt
        featuredMedia {
          preview {
            image {
              url(transform: { maxWidth: 480, maxHeight: 480 })
            }
          }
        }
      }
    }
  }
`;

export const deleteProduct = `#graphql
  mutation deleteProduct($id: ID!) {
    productDelete(input: { id: $id }, synchronous: true) {
      deletedProductId
      userErrors {
        field
        message
      }
    }
  }
`;

export const shopCurrency = `#graphql
  query shopCurrency {
    shop {
      currencyCode
    }
  }
`;
