/** Documents about a store's files. */

export const storeFile = `#graphql
  query storeFile($id: ID!) {
    node(id: $id) {
      __typename
      ... on MediaImage {
        id
        alt
        fileStatus
        image {
          url
          thumbnailUrl: url(transform: { maxWidth: 480, maxHeight: 480 })
          width
          height
        }
        originalSource {
          url
        }
        fileErrors {
          code
          message
        }
        mediaErrors {
          code
          message
        }
      }
    }
  }
`;

export const stageUpload = `#graphql
  mutation stageUpload($input: [StagedUploadInput!]!) {
    stagedUploadsCreate(input: $input) {
      stagedTargets {
        url
        resourceUrl
        parameters {
          name
          value
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`;

export const createFiles = `#graphql
  mutation createFiles($files: [FileCreateInput!]!) {
    fileCreate(files: $files) {
      files {
        id
      }
      userErrors {
        field
        message
      }
    }
  }
`;

export const updateFiles = `#graphql
  mutation updateFiles($files: [FileUpdateInput!]!) {
    fileUpdate(files: $files) {
      files {
        id
      }
      userErrors {
        field
        message
      }
    }
  }
`;

export const deleteFiles = `#graphql
  mutation deleteFiles($fileIds: [ID!]!) {
    fileDelete(fileIds: $fileIds) {
      deletedFileIds
      userErrors {
        field
        message
      }
    }
  }
`;

export const keepOldFile = `#graphql
  mutation keepOldFile($fileIds: [ID!]!) {
    fileAcknowledgeUpdateFailed(fileIds: $fileIds) {
      files {
        id
      }
      userErrors {
        field
        message
      }
    }
  }
`;
