#!/usr/bin/env bash
# Removes the background of photo.jpg. Set EMAIL and PASSWORD first.
set -euo pipefail
api="${API:-https://api.example.com}"
photo="${PHOTO:-photo.jpg}"
type=image/jpeg

# 1. Sign in.
login=$(curl -sf "$api/api/sessions" -H 'Content-Type: application/json' \
  -d "$(jq -n --arg email "$EMAIL" --arg password "$PASSWORD" '{email: $email, password: $password}')")
token=$(jq -r .access_token <<<"$login")
key=$(jq -r .upload_key <<<"$login")

# 2. Announce the file, signed.
name=$(jq -rn --arg name "$(basename "$photo")" '$name | @uri')
size=$(wc -c <"$photo" | tr -d ' ')
nonce=$(printf '%010d' "$(od -An -N4 -tu4 /dev/urandom)")
time=$(date +%s)
hmac=$(printf '%s\n%s\n%s\n%s\n%s' "$type" "$name" "$size" "$nonce" "$time" |
  openssl dgst -sha256 -hmac "$key" -r | cut -d' ' -f1)
upload=$(curl -sf "$api/api/uploads" -H "Authorization: Bearer $token" \
  -F file_name="$name" -F file_size="$size" -F content_type="$type" \
  -F nonce="$nonce" -F timestamp="$time" -F hmac="$hmac" \
  -F tool_id=remove_background -F func_id=run)

# 3. Put its bytes where the answer says.
curl -sf -X PUT --data-binary "@$photo" -H "Content-Type: $type" \
  -H "Content-Disposition: $(jq -r .content_disposition <<<"$upload")" \
  "$(jq -r .upload_signed_url <<<"$upload")"

# 4. Start the job. The key makes sure that it is one job, however often this is sent.
job=$(curl -sf "$api/api/jobs" -H "Authorization: Bearer $token" \
  -H 'Content-Type: application/json' -H "Idempotency-Key: example-$time-$nonce" \
  -d "$(jq -n --arg id "$(jq -r .object_id <<<"$upload")" '{
    tool_id: "remove_background", func_id: "run", call_type: "async",
    inputs: [{key: "object_id", value: $id}], metadata: {}
  }')")
id=$(jq -re .id <<<"$job")

# 5. Wait for its end.
until [[ $(jq -r .status <<<"$job") =~ ^(succeeded|failed|canceled)$ ]]; do
  sleep 1
  job=$(curl -sf "$api/api/jobs/$id" -H "Authorization: Bearer $token")
done

# 6. Take the result, or say what went wrong.
url=$(jq -re '.outputs[0].url' <<<"$job") || { jq .error <<<"$job"; exit 1; }
curl -sf -o result.png "$url"
echo "result.png for $(jq -r .credits <<<"$job") credit(s)"
