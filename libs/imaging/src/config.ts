// ONNX Runtime sends usage data to its maker from every connected machine unless this is set.
process.env['ORT_DISABLE_TELEMETRY'] = '1';
